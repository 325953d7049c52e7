import * as v from "valibot";
import { braceCount, MAX_ALTERNATIVES } from "../pattern/brace-count.ts";
import type { PolicyInput } from "./policy-input.ts";
import { isPathSurface } from "./surfaces.ts";

const text = v.pipe(
  v.string(),
  v.nonEmpty("must not be empty"),
  v.maxLength(4096, "must have at most 4096 characters"),
);
/** A pattern of a path surface: its braces are written out when it is compiled. */
const pathPattern = v.pipe(
  text,
  v.check((it) => braceCount(it) <= MAX_ALTERNATIVES, `must stand for at most ${MAX_ALTERNATIVES} alternatives`),
);
const oneOrMore = v.union([text, v.array(text)], "must be a text or a list of texts");
const action = v.picklist(["allow", "ask", "deny"], "must be `allow`, `ask` or `deny`");
const reason = v.pipe(text, v.maxLength(500, "must have at most 500 characters"));
const count = v.pipe(
  v.number("must be a number"),
  v.integer("must be a whole number"),
  v.minValue(0, "must not be negative"),
);

const actionObject = v.pipe(
  v.strictObject({
    action: v.optional(action),
    read: v.optional(action),
    write: v.optional(action),
    reason: v.optional(reason),
  }),
  v.check((it) => (it.action ?? it.read ?? it.write) !== undefined, "needs `action`, `read` or `write`"),
);
const wholeAction = v.pipe(
  actionObject,
  v.check(
    (it) => it.read === undefined && it.write === undefined,
    "must not have `read` or `write`: off the path surfaces it is `action`",
  ),
);

const ruleValue = (split: boolean) =>
  v.lazy((input: unknown) =>
    typeof input === "object" && input !== null ? (split ? actionObject : wholeAction) : action,
  );
const surfaceValue = (split: boolean) =>
  v.lazy((input: unknown) =>
    input instanceof Map ? v.map(split ? pathPattern : text, ruleValue(split)) : ruleValue(split),
  );
const permission = v.pipe(
  v.map(text, v.unknown(), "must be an object of surfaces"),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [surface, value] of dataset.value) {
      const schema = surface === "*" ? ruleValue(false) : surfaceValue(isPathSurface(surface));
      for (const issue of v.safeParse(schema, value).issues ?? []) {
        const head = { type: "map", origin: "value", input: dataset.value, key: surface, value } as const;
        addIssue({
          message: issue.message,
          path: [head, ...(issue.path ?? [])],
          input: issue.input,
          expected: issue.expected ?? undefined,
        });
      }
    }
  }),
);

const flags = v.lazy((input: unknown) =>
  typeof input === "object" && !Array.isArray(input)
    ? v.strictObject({
        any: v.optional(v.array(text)),
        all: v.optional(v.array(text)),
        none: v.optional(v.array(text)),
        only: v.optional(v.array(text)),
        ahead: v.optional(v.boolean()),
      })
    : oneOrMore,
);
const args = v.lazy((input: unknown) =>
  typeof input === "object" && !Array.isArray(input)
    ? v.strictObject({
        any: v.optional(v.array(text)),
        all: v.optional(v.array(text)),
        none: v.optional(v.array(text)),
        max: v.optional(count),
        min: v.optional(count),
      })
    : oneOrMore,
);

const structuralRule = v.strictObject({
  program: oneOrMore,
  subcommands: v.optional(v.array(oneOrMore)),
  flags: v.optional(flags),
  args: v.optional(args),
  accesses: v.optional(v.literal("read", "must be `read`")),
  script: v.optional(v.picklist(["sed", "awk"], "must be `sed` or `awk`")),
  action,
  reason: v.optional(reason),
});

const answers = v.lazy((input: unknown) =>
  typeof input === "object"
    ? v.strictObject({ layer: text, pattern: text })
    : v.pipe(text, v.regex(/^(default|<[a-z-]+>)$/, "must be `default`, a floor's name or a rule")),
);
const moment = v.pipe(text, v.isoTimestamp("must be a time like `2026-01-31T12:00:00Z`"));
const approval = v.pipe(
  v.strictObject({
    surface: text,
    pattern: v.optional(text),
    exact: v.optional(text),
    answers,
    made: v.optional(moment),
    until: v.optional(moment),
  }),
  v.check((it) => (it.pattern === undefined) !== (it.exact === undefined), "needs `pattern` or `exact`, not both"),
);

const wrapper = v.strictObject({
  kind: v.picklist(
    ["transparent", "privileged", "repeating", "elsewhere", "runner"],
    "must be `transparent`, `privileged`, `repeating`, `elsewhere` or `runner`",
  ),
  valueFlags: v.optional(v.array(text)),
  skipOperands: v.optional(count),
});

/** The shape of a policy. Objects whose keys are free come in as maps, so that the order of the text is kept. */
export const PolicySchema: v.GenericSchema<unknown, PolicyInput> = v.strictObject({
  $schema: v.optional(v.string()),
  extends: v.optional(oneOrMore),
  permission: v.optional(permission),
  commands: v.optional(v.array(structuralRule)),
  tests: v.optional(
    v.array(v.strictObject({ command: v.string(), cwd: v.optional(text), state: action, rule: v.optional(text) })),
  ),
  approvals: v.optional(v.array(approval)),
  roots: v.optional(v.array(text)),
  wrappers: v.optional(v.map(text, wrapper)),
  arity: v.optional(
    v.map(text, v.pipe(count, v.minValue(1, "must be at least 1"), v.maxValue(9, "must be at most 9"))),
  ),
  notPaths: v.optional(
    v.map(
      text,
      v.lazy((input: unknown) =>
        input === true ? v.literal(true) : v.array(text, "must be `true` or a list of texts"),
      ),
    ),
  ),
  shellTools: v.optional(
    v.map(
      text,
      v.pipe(
        v.unknown(),
        // To the library a list is an object without keys.
        v.check((it) => !Array.isArray(it), "must be an object"),
        v.strictObject({
          command: v.optional(text),
          cwd: v.optional(text),
          paths: v.optional(
            v.map(text, v.picklist(["read", "write", "unknown"], "must be `read`, `write` or `unknown`")),
          ),
        }),
      ),
    ),
  ),
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Action, compilePolicies, type LayerName, type PolicyLayer } from "../../src/index.ts";
import { layerOf, SETTING } from "../policy-of.ts";

/** A layer as the model reads it. */
interface ModelLayer {
  readonly name: LayerName;
  readonly trusted: boolean;
  readonly default: Action | null;
  readonly rules: readonly (readonly [pattern: string, action: Action])[];
}

const RANK = { allow: 0, ask: 1, deny: 2 } as const;
const stricter = (one: Action, other: Action): Action => (RANK[other] > RANK[one] ? other : one);

/** The obvious reading of 2.3, 3.1 to 3.3: a few lines, no index, no compilation. */
function model(layers: readonly ModelLayer[], exact: string, loose: string): Action {
  const fits = (pattern: string, text: string): boolean => {
    const source = pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
    return new RegExp(`^${source}$`, "s").test(text) || (pattern.endsWith(" *") && pattern.slice(0, -2) === text);
  };
  const judge = (all: readonly ModelLayer[], fallback: Action): { readonly state: Action; readonly ruled: boolean } => {
    const rules = all.flatMap(({ rules }) => rules);
    const last = rules.findLast(
      ([pattern, action]) => fits(pattern, exact) || (action !== "allow" && fits(pattern, loose)),
    );
    return {
      state: last?.[1] ?? all.findLast((layer) => layer.default)?.default ?? fallback,
      ruled: last !== undefined,
    };
  };
  const inProject = ({ name }: ModelLayer): boolean => name === "project" || name === "local" || name === "agent";
  const tight = (layer: ModelLayer): ModelLayer =>
    inProject(layer) && !layer.trusted
      ? {
          ...layer,
          default: layer.default === "allow" ? null : layer.default,
          rules: layer.rules.filter(([, action]) => action !== "allow"),
        }
      : layer;
  const main = layers.filter(({ name }) => name !== "managed");
  const own = judge(
    main.filter((layer) => !inProject(layer)),
    "ask",
  );
  const believed = judge(
    main.filter((layer) => !inProject(layer) || layer.trusted),
    "ask",
  );
  const all = judge(main.map(tight), "ask");
  const trusted = own.state === "deny" ? own : believed;
  const person = RANK[all.state] > RANK[trusted.state] ? all : trusted;
  const managed = judge(
    layers.filter(({ name }) => name === "managed"),
    "allow",
  );
  return managed.ruled || !person.ruled ? stricter(person.state, managed.state) : person.state;
}

const action = fc.constantFrom<Action>("allow", "ask", "deny");
const word = fc.constantFrom("a", "b", "c");
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const pattern = fc.oneof(
  text,
  text.map((words) => `${words} *`),
  text.map((words) => `${words}*`),
  word.map((last) => `* ${last}`),
  fc.constant("*"),
);
const rules = fc.uniqueArray(fc.tuple(pattern, action), { maxLength: 5, selector: ([source]) => source });
const NAMES = ["builtin", "managed", "user", "project", "local", "agent", "session"] as const;
const layers = fc
  .tuple(
    ...NAMES.map((name) =>
      fc.option(fc.record({ name: fc.constant(name), trusted: fc.boolean(), default: fc.option(action), rules })),
    ),
  )
  .map((found): readonly ModelLayer[] => found.filter((layer) => layer !== null));

function realLayer({ name, trusted, default: universal, rules: written }: ModelLayer): PolicyLayer {
  const permission = { ...(universal === null ? {} : { "*": universal }), bash: Object.fromEntries(written) };
  return layerOf(name, { permission }, { trusted });
}

describe("2.3, 3.1, 3.2, 3.3 against the obvious model", () => {
  it("agrees on 100,000 random policies and subjects", () => {
    // Each policy is asked about 20 subjects.
    const subjects = fc.array(fc.tuple(text, text), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(layers, subjects, (all, asked) => {
        const policy = compilePolicies(all.map(realLayer), SETTING);
        for (const [exact, loose] of asked) {
          const subject = {
            exact: [[exact]],
            loose: [[loose]],
            onlyNaming: null,
            neverAllow: false,
            variables: [],
            command: null,
            readsOnly: true,
            words: null,
          };
          expect(policy.judgeCommand(subject).state, `${exact} / ${loose}`).toBe(model(all, exact, loose));
        }
      }),
      { numRuns: 5000 },
    );
  });
});

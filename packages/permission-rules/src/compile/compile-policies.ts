import type { Approval } from "../approvals/approval.ts";
import { judgeCommandOnce, prepareCommand } from "../evaluate/judge-command.ts";
import { judgeNameOnce } from "../evaluate/judge-name.ts";
import { judgePathOnce } from "../evaluate/judge-path.ts";
import { judgeUnknownPathOnce, type UnknownPathSubject } from "../evaluate/judge-unknown-path.ts";
import { isStricter, stricterVerdict } from "../evaluate/strictness.ts";
import type { CommandSubject, PathSubject } from "../evaluate/subject.ts";
import type { Action, RuleOrigin, Verdict } from "../evaluate/verdict.ts";
import type { PathSetting } from "../pattern/path-pattern.ts";
import type { ShellTool, WrapperEntry } from "../policy/policy.ts";
import type { PolicyProblem } from "../policy/policy-problem.ts";
import { compileLayers } from "./compile-layers.ts";
import { buildComputations, type Computations } from "./computations.ts";
import { effectiveKeys } from "./effective-keys.ts";
import { isBroken, type PolicyLayer } from "./policy-layer.ts";
import type { RuleSet } from "./rule-set.ts";

/** Policies made ready to answer. Pure: the same subject always gives the same answer. */
export interface CompiledPolicy {
  /**
   * What the rules on `bash` say of one unit. With `onlyNaming` and no rule that names it, the answer is an allow without a
   * rule: nothing speaks of it.
   */
  judgeCommand(subject: CommandSubject): Verdict;
  /** What the rules on a path surface say of one access; `null`: the surface is silent (semantics 4.1). */
  judgePath(subject: PathSubject): Verdict | null;
  /**
   * The same for an access whose path cannot be known (semantics 4.5, 4.7): the last catch-all or the default decides, and any
   * other rule that is stricter is `possible`.
   */
  judgeUnknownPath(subject: UnknownPathSubject): Verdict | null;
  /** What the rules on a surface of names say (`mcp`, `skill`, a tool): the last match over all the names it goes by. */
  judgeName(surface: string, candidates: readonly string[]): Verdict;
  /** The rule on `bash` whose pattern is a floor's name (`<dynamic-command>`); `null` where there is none. */
  judgeFloor(name: string): { readonly state: Action; readonly rule: RuleOrigin } | null;
  /** The universal default. */
  readonly default: Action;
  /** What is wrong, over all layers. While there is any, no answer is laxer than `ask` (semantics 6.4). */
  readonly problems: readonly PolicyProblem[];
  readonly broken: boolean;
  /** Every written rule by layer, in the order in which they count; presets stand in front of the layer that names them. */
  readonly rules: readonly RuleOrigin[];
  /** Further directories that count as inside, absolute and normalised. */
  readonly roots: readonly string[];
  readonly wrappers: ReadonlyMap<string, WrapperEntry>;
  readonly arity: ReadonlyMap<string, number>;
  readonly notPaths: ReadonlyMap<string, readonly string[]>;
  readonly shellTools: ReadonlyMap<string, ShellTool>;
  readonly approvals: readonly Approval[];
}

/**
 * Compiles layers, in the order builtin, managed, user, project, local, agent, session, under the rules of trust (semantics 3.3).
 */
export function compilePolicies(layers: readonly PolicyLayer[], setting: PathSetting): CompiledPolicy {
  const { compiled, problems: found } = compileLayers(layers, setting);
  const computations = buildComputations(compiled);
  const problems = [
    ...layers.flatMap((layer) => [...(layer.problems ?? []), ...(layer.policy?.problems ?? [])]),
    ...found,
  ];
  const broken = layers.some(isBroken) || found.length > 0;
  const least = <T extends Verdict | null>(verdict: T): T =>
    broken && verdict?.state === "allow" ? { ...verdict, state: "ask" } : verdict;
  return {
    judgeCommand(subject) {
      const prepared = prepareCommand(subject);
      return least(combine(computations, (rules) => judgeCommandOnce(rules, prepared), subject.onlyNaming !== null));
    },
    judgePath: (subject) => least(combineSilent(computations, (rules) => judgePathOnce(rules, subject))),
    judgeUnknownPath: (subject) => least(combineSilent(computations, (rules) => judgeUnknownPathOnce(rules, subject))),
    judgeName: (surface, names) => least(combine(computations, (rules) => judgeNameOnce(rules, surface, names), false)),
    judgeFloor(name) {
      const verdict = combineSilent(computations, ({ floors }) => {
        const rule = floors.get(name);
        return rule ? { state: rule.action, rule, possible: null } : null;
      });
      return verdict?.rule ? { state: least(verdict).state, rule: verdict.rule } : null;
    },
    default: least(combine(computations, (rules) => ({ state: rules.default, rule: null, possible: null }), false))
      .state,
    problems,
    broken,
    rules: compiled.flatMap(({ origins }) => origins),
    ...effectiveKeys(layers, setting),
  };
}

/** Verdicts of all computations: those of trust, then `managed`, whose default only bounds (semantics 3.3). */
function combine(computations: Computations, judge: (rules: RuleSet) => Verdict, noDefault: boolean): Verdict {
  const verdict = trustVerdict(computations, judge);
  const managed = computations.managed && judge(computations.managed);
  if (!managed || !verdict) return verdict ?? managed ?? { state: "ask", rule: null, possible: null };
  if (managed.rule === null && (verdict.rule !== null || noDefault)) {
    return stricterVerdict(verdict, { ...managed, state: "allow" }) ?? verdict;
  }
  return stricterVerdict(verdict, managed) ?? verdict;
}

/** The same where a computation may say nothing. */
function combineSilent(computations: Computations, judge: (rules: RuleSet) => Verdict | null): Verdict | null {
  const verdict = trustVerdict(computations, judge);
  const managed = computations.managed && judge(computations.managed);
  if (!managed || !verdict) return managed?.rule === null && managed.possible === null ? verdict : (verdict ?? managed);
  const bounded = managed.rule === null && verdict.rule !== null ? { ...managed, state: "allow" as const } : managed;
  return stricterVerdict(verdict, bounded);
}

function trustVerdict<T extends Verdict | null>(
  { person, trusted, all }: Computations,
  judge: (rules: RuleSet) => T,
): T | Verdict {
  const own = judge(person);
  let verdict: T | Verdict = own;
  if (trusted !== person) {
    const theirs = judge(trusted);
    // A deny of the person's own rules stands, trusted or not.
    verdict = own?.state === "deny" ? own : theirs;
    if (own?.possible?.action === "deny" && verdict && isStricter("deny", verdict.state)) {
      verdict = { ...verdict, possible: own.possible };
    }
  }
  return all === trusted ? verdict : (stricterVerdict(verdict, judge(all)) as T | Verdict);
}

import type { Action, PathSubject, RuleOrigin } from "@bashgate/permission-rules";
import type { Question } from "../approvals/question.ts";
import type { Decision, Suggestion } from "../decision/decision.ts";
import { stricter, strictest } from "../decision/strictest.ts";
import { BASHGATE_SELF, RUNS_LATER } from "../floors/guarded-paths.ts";
import { isGuarded } from "../floors/path-floors.ts";
import type { ModuleVerdict } from "../modules/module-host.ts";
import type { SurfaceVerdict } from "../paths/judge-access.ts";
import { judgeWithBelow } from "../paths/judge-with-below.ts";
import { absolutePath, followedPath, isInside } from "../paths/place.ts";
import { suggestForQuestion } from "../suggest/suggest-for.ts";
import { describeRule } from "../trace/describe-rule.ts";
import { escapeText } from "../trace/escape-text.ts";
import type { SessionInput } from "./session.ts";
import { toolPath } from "./tool-path.ts";

/** The answer for one call of a tool. */
export interface ToolDecision {
  readonly state: Action;
  readonly tool: string;
  /** One sentence for a person. */
  readonly reason: string;
  /** The surface that decided. */
  readonly surface: string;
  /** The rule that decided; `null`: a default, a floor, or everything is allowed by default. */
  readonly rule: RuleOrigin | null;
  /** The word of each surface, in the order in which they were asked, with the path or name that was asked about. */
  readonly judged: readonly (Omit<SurfaceVerdict, "paths"> & {
    readonly value: string;
    /** Every name that a tool, skill or server goes by. */
    readonly names?: readonly string[];
  })[];
  /** The decisions on command lines among the arguments: of `bash`, and of tools that the policy declares as shells. */
  readonly commands: readonly Decision[];
  /** What could be approved so that this call passes; empty unless it asks. */
  readonly suggestions: readonly Suggestion[];
  /** Broken layers, one line each. */
  readonly problems: readonly string[];
  /** The word of a permission module; `null` if none has one. It can only tighten. */
  readonly module: ModuleVerdict | null;
}

/** One path that a tool touches. */
export interface ToolAccess {
  readonly path: string;
  readonly access: PathSubject["access"];
  readonly recursive: boolean;
  /** The tool's own surface, if it has one for paths. */
  readonly surface: string | null;
}

type Judged = ToolDecision["judged"][number];

/** What the rules say of a path that a tool touches: on `path`, on the tool's surface, and outside. */
export function judgeToolPath(access: ToolAccess, { rules, place }: SessionInput): readonly Judged[] {
  const written = absolutePath(toolPath(access.path), ".", place);
  if (written === null) return [{ surface: "path", state: "ask", rule: null, value: access.path }];
  const followed = followedPath(toolPath(access.path), ".", place);
  const resolved = followed === null ? null : place.view.resolve(followed);
  const paths = [...new Set([written, followed ?? written, resolved ?? written])];
  const judged: Judged[] = [];
  // Where its links lead cannot be told: then it may be anywhere.
  if (resolved === null) judged.push({ surface: "external_directory", state: "ask", rule: null, value: written });
  const ask = (surface: string, path: string, tool: boolean): void => {
    const subject = { surface, path, access: access.access, recursive: access.recursive, ignoreCatchAll: false, tool };
    for (const { state, rule } of judgeWithBelow(subject, { skipsHidden: false }, place, rules)) {
      judged.push({ surface, state, rule, value: path });
    }
  };
  for (const path of paths) {
    ask("path", path, false);
    if (!isInside(path, place)) ask("external_directory", path, false);
    if (access.surface !== null) ask(access.surface, path, true);
    if (access.access !== "write" && access.access !== "unknown") continue;
    for (const [floor, guarded] of [
      ["<bashgate-self>", BASHGATE_SELF],
      ["<runs-later>", RUNS_LATER],
    ] as const) {
      if (isGuarded(path, guarded, place)) judged.push(floorVerdict(floor, path, rules));
    }
  }
  return judged;
}

function floorVerdict(name: "<bashgate-self>" | "<runs-later>", path: string, rules: SessionInput["rules"]): Judged {
  const rule = rules.judgeFloor(name);
  const fromProject = ["project", "local", "agent"].includes(rule?.rule?.layer ?? "");
  if (rule === null || (name === "<bashgate-self>" && rule.state === "allow" && fromProject)) {
    return { surface: name, state: "ask", rule: null, value: path };
  }
  return { surface: name, state: rule.state, rule: rule.rule, value: path };
}

/** All parts joined: the strictest decides. */
export function toolDecision(
  tool: string,
  said: readonly Judged[],
  bash: Decision | null,
  session: SessionInput,
): ToolDecision {
  const { problems } = session;
  const judged = approveJudged(said, session);
  const worst = strictest(judged, ({ state }) => state);
  const parts: Action[] = judged.map(({ state }) => state);
  if (bash !== null) parts.push(bash.state);
  // INVARIANT (nothing asked, nothing allowed): a call of which no part was judged is asked about.
  const least: Action = problems.length > 0 || parts.length === 0 ? "ask" : "allow";
  const state = parts.reduce<Action>(stricter, least);
  const commands = bash === null ? [] : [bash];
  const base = { state, tool, judged, commands, problems, suggestions: [], module: null };
  if (bash !== null && bash.state === state)
    return {
      ...base,
      surface: "bash",
      rule: null,
      reason: bash.reason,
      suggestions: state === "ask" ? suggestAll(judged, bash, session) : [],
    };
  if (worst?.state === state)
    return { ...base, ...ofWorst(tool, worst), suggestions: state === "ask" ? suggestAll(judged, bash, session) : [] };
  const why = problems[0] === undefined ? "nothing is known of it" : `the policy is broken: ${escapeText(problems[0])}`;
  return { ...base, surface: tool, rule: null, reason: `the tool \`${escapeText(tool)}\` ${VERB[state]}: ${why}` };
}

function ofWorst(tool: string, worst: Judged): Pick<ToolDecision, "surface" | "rule" | "reason"> {
  return { surface: worst.surface, rule: worst.rule, reason: sentence(tool, worst) };
}

function suggestAll(judged: readonly Judged[], bash: Decision | null, session: SessionInput): readonly Suggestion[] {
  const asked = judged.filter(({ state }) => state === "ask").map(questionOf);
  return [...(bash?.suggestions ?? []), ...asked.flatMap((question) => suggestForQuestion(question, session))];
}

/** What asks is allowed where an approval answers exactly that question (semantics 5.1). */
function approveJudged(judged: readonly Judged[], { approvals, problems }: SessionInput): readonly Judged[] {
  if (approvals === undefined || problems.length > 0) return judged;
  return judged.map((entry) => {
    if (entry.state !== "ask" || approvals.find(questionOf(entry)) === null) return entry;
    return { ...entry, state: "allow" };
  });
}

function questionOf({ surface, rule, value, names }: Judged): Question {
  const floor = surface === "<bashgate-self>" || surface === "<runs-later>" ? surface : null;
  const path = value.startsWith("/") || /^[A-Za-z]:\//.test(value);
  return {
    surface,
    about:
      floor !== null
        ? { kind: "text" }
        : path
          ? { kind: "paths", paths: [value] }
          : { kind: "names", names: names ?? [value] },
    exactText: () => value,
    answers: floor ?? rule,
  };
}

const VERB: Readonly<Record<Action, string>> = { allow: "is allowed", ask: "has to be asked about", deny: "is denied" };

function sentence(tool: string, { value, state, rule, surface }: Judged): string {
  const what = `the tool \`${escapeText(tool)}\`${value === tool ? "" : ` on \`${escapeText(value)}\``}`;
  if (rule === null) return `${what} ${VERB[state]}: no rule on ${escapeText(surface)} matches`;
  return `${what} ${VERB[state]} by ${describeRule(rule)}${rule.reason === null ? "" : `: ${escapeText(rule.reason)}`}`;
}

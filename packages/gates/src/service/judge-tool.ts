import type { Action, PathSubject, RuleOrigin, Verdict } from "@bashgate/permission-rules";
import type { Decision } from "../decision/decision.ts";
import { stricter, strictest } from "../decision/strictest.ts";
import { BASHGATE_SELF, RUNS_LATER } from "../floors/guarded-paths.ts";
import { isGuarded } from "../floors/path-floors.ts";
import type { SurfaceVerdict } from "../paths/judge-access.ts";
import { absolutePath, isInside } from "../paths/place.ts";
import { describeRule } from "../trace/describe-rule.ts";
import { escapeText } from "../trace/escape-text.ts";
import type { SessionInput } from "./session.ts";
import { toolPath } from "./tool-path.ts";

/** The answer for one call of a tool that is no shell. */
export interface ToolDecision {
  readonly state: Action;
  readonly tool: string;
  /** One sentence for a person. */
  readonly reason: string;
  /** The surface that decided. */
  readonly surface: string;
  /** The rule that decided; `null`: a default, a floor, or everything is allowed by default. */
  readonly rule: RuleOrigin | null;
  /** The word of each surface, in the order in which they were asked. */
  readonly judged: readonly (SurfaceVerdict & { readonly path?: string })[];
  /** The decisions on shell commands among the arguments. */
  readonly commands: readonly Decision[];
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
  if (written === null) return [{ surface: "path", state: "ask", rule: null, path: access.path }];
  const paths = [...new Set([written, place.view.resolve(written) ?? written])];
  const judged: Judged[] = [];
  const ask = (surface: string, path: string, tool: boolean): void => {
    const subject = { surface, path, access: access.access, recursive: access.recursive, ignoreCatchAll: false, tool };
    const verdict: Verdict | null = rules.judgePath(subject);
    if (verdict !== null) judged.push({ surface, state: verdict.state, rule: verdict.rule, path });
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
    return { surface: name, state: "ask", rule: null, path };
  }
  return { surface: name, state: rule.state, rule: rule.rule, path };
}

/** All parts joined: the strictest decides. */
export function toolDecision(
  tool: string,
  judged: readonly Judged[],
  commands: readonly Decision[],
  problems: readonly string[],
): ToolDecision {
  const worst = strictest(judged, ({ state }) => state);
  const command = strictest(commands, ({ state }) => state);
  const parts: Action[] = [...judged, ...commands].map(({ state }) => state);
  const state = parts.reduce<Action>(stricter, problems.length > 0 || parts.length === 0 ? "ask" : "allow");
  const base = { state, tool, judged, commands };
  if (command !== undefined && command.state === state && worst?.state !== state) {
    return { ...base, surface: "bash", rule: null, reason: command.reason };
  }
  if (worst === undefined || worst.state !== state) {
    return { ...base, surface: tool, rule: null, reason: `the policy is broken: ${escapeText(problems[0] ?? "")}` };
  }
  return { ...base, surface: worst.surface, rule: worst.rule, reason: sentence(tool, worst) };
}

const VERB: Readonly<Record<Action, string>> = { allow: "is allowed", ask: "has to be asked about", deny: "is denied" };

function sentence(tool: string, { path, state, rule, surface }: Judged): string {
  const what = `the tool \`${escapeText(tool)}\`${path === undefined ? "" : ` on \`${escapeText(path)}\``}`;
  if (rule === null) return `${what} ${VERB[state]}: no rule on ${escapeText(surface)} matches`;
  return `${what} ${VERB[state]} by ${describeRule(rule)}${rule.reason === null ? "" : `: ${escapeText(rule.reason)}`}`;
}

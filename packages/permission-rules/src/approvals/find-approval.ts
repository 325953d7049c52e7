import type { CommandSubject } from "../evaluate/subject.ts";
import type { RuleOrigin } from "../evaluate/verdict.ts";
import { compileCommandPattern, matches } from "../pattern/command-pattern.ts";
import { compilePathPattern, type PathSetting } from "../pattern/path-pattern.ts";
import { prepareForm } from "../pattern/wildcard.ts";
import { isPathSurface } from "../policy/surfaces.ts";
import type { AnsweredQuestion, Approval } from "./approval.ts";

/** A question that was asked: by whom, about what. */
export interface ApprovalQuestion {
  readonly surface: string;
  /** The rule that asked, a floor's name, or `null` where the universal default did. */
  readonly asking: RuleOrigin | string | null;
  /** The exact text that is asked about, redirects, heredocs and payloads included; for a floor the whole line. */
  readonly exact: string;
  /** What is asked about: a unit, an absolute path, or the names of a tool. `null`: only the exact text counts. */
  readonly about:
    | { readonly kind: "command"; readonly subject: CommandSubject }
    | { readonly kind: "path"; readonly path: string }
    | { readonly kind: "name"; readonly names: readonly string[] }
    | null;
  /** The time, in milliseconds since 1970, for approvals that expire. */
  readonly now: number;
}

/** Approvals made ready to be consulted. */
export interface ApprovalBook {
  /** The approval that answers this very question, or `null`. Never ask for what a deny has decided (semantics 5.1). */
  find(question: ApprovalQuestion): Approval | null;
}

export function compileApprovals(approvals: readonly Approval[], setting: PathSetting): ApprovalBook {
  const entries = approvals.map((approval) => ({ approval, covers: coverOf(approval, setting) }));
  return {
    find(question) {
      const entry = entries.find(({ approval, covers }) => {
        if (approval.surface !== question.surface || !answers(approval.answers, question.asking)) return false;
        if (approval.until !== null && !(question.now < Date.parse(approval.until))) return false;
        return covers(question);
      });
      return entry?.approval ?? null;
    },
  };
}

function answers(answered: AnsweredQuestion, asking: ApprovalQuestion["asking"]): boolean {
  switch (answered.kind) {
    case "default":
      return asking === null;
    case "floor":
      return asking === answered.name;
    case "rule":
      return (
        typeof asking === "object" &&
        asking !== null &&
        asking.layer === answered.layer &&
        asking.pattern === answered.pattern
      );
  }
}

function coverOf(
  { surface, match, answers: answered }: Approval,
  setting: PathSetting,
): (question: ApprovalQuestion) => boolean {
  const { kind, text } = match;
  if (kind === "exact") return ({ exact }) => exact === text;
  // A floor is approved for the exact line alone.
  if (answered.kind === "floor") return () => false;
  if (isPathSurface(surface)) {
    const pattern = compilePathPattern(text, setting);
    return ({ about }) => about?.kind === "path" && pattern.matches(about.path);
  }
  const pattern = compileCommandPattern(text, setting.home);
  return ({ about }) => {
    if (about?.kind === "name") return about.names.some((name) => matches(pattern, prepareForm([name])));
    if (about?.kind !== "command" || about.subject.neverAllow) return false;
    const { exact, variables } = about.subject;
    const named = pattern.catchAll || variables.every((name) => pattern.variables.includes(name));
    return named && exact.some((form) => matches(pattern, prepareForm(form)));
  };
}

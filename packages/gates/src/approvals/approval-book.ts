import {
  type Approval,
  type CommandPattern,
  type CommandSubject,
  compileCommandPattern,
  compilePathPattern,
  matches,
  prepareForm,
} from "@bashgate/permission-rules";
import type { FileView } from "../files/file-view.ts";
import type { Approvals, Question } from "./question.ts";

/** The answers that a session holds: those it was given, and those made while it runs. */
export class ApprovalBook {
  readonly #view: FileView;
  readonly #now: (() => number) | null;
  #kept: readonly Approval[];

  constructor(kept: readonly Approval[], view: FileView, now: (() => number) | null) {
    this.#kept = kept;
    this.#view = view;
    this.#now = now;
  }

  add(approval: Approval): void {
    this.#kept = [...this.#kept, approval];
  }

  /** Forgets one that `list` gave. */
  revoke(approval: Approval): void {
    this.#kept = this.#kept.filter((kept) => kept !== approval);
  }

  list(): readonly Approval[] {
    return this.#kept;
  }

  /** The book together with the approvals of a policy, whose relative paths are anchored at `root`. */
  with(further: readonly Approval[], root: string): Approvals {
    return {
      find: (question) =>
        [...further, ...this.#kept].find(
          (approval) => this.#holds(approval) && answersQuestion(approval, question, root, this.#view),
        ) ?? null,
    };
  }

  /** Where the time is not known, an approval that ends at some time does not hold. */
  #holds({ until }: Approval): boolean {
    if (until === null) return true;
    const end = Date.parse(until);
    return this.#now !== null && Number.isFinite(end) && this.#now() < end;
  }
}

/** Whether an approval is an answer to a question, its time left aside. */
export function answersQuestion(approval: Approval, question: Question, root: string, view: FileView): boolean {
  return (
    approval.surface === question.surface &&
    isAboutTheSame(approval, question) &&
    matchesText(approval, question, root, view)
  );
}

/** INVARIANT (an approval answers one question): the rule, floor or default that asks is the one that asked then. */
function isAboutTheSame({ answers }: Approval, question: Question): boolean {
  const asked = question.answers;
  switch (answers.kind) {
    case "default":
      return asked === null;
    case "floor":
      return asked === answers.name;
    case "rule":
      return (
        asked !== null &&
        typeof asked !== "string" &&
        asked.action === "ask" &&
        asked.layer === answers.layer &&
        asked.pattern === answers.pattern
      );
  }
}

function matchesText({ match }: Approval, { about, exactText }: Question, root: string, view: FileView): boolean {
  if (match.kind === "exact") return match.text === exactText();
  switch (about.kind) {
    case "unit": {
      const pattern = compileCommandPattern(match.text, view.home);
      return about.subjects().every((subject) => allows(pattern, subject));
    }
    case "paths": {
      const pattern = compilePathPattern(match.text, { home: view.home, root, platform: view.platform });
      return about.paths.every((path) => pattern.matches(path));
    }
    case "names": {
      const pattern = compileCommandPattern(match.text, view.home);
      return about.names.some((name) => matches(pattern, prepareForm([name])));
    }
    case "text":
      return false;
  }
}

/** An approval's pattern allows no more than a rule with the same pattern would. */
function allows(pattern: CommandPattern, subject: CommandSubject): boolean {
  if (subject.neverAllow || !subject.variables.every((name) => pattern.variables.includes(name))) return false;
  return subject.exact.some((form) => matches(pattern, prepareForm(form)));
}

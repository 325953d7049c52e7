import type { Decision, RuleOrigin } from "@bashgate/gates";
import { type CommandAnswer, commandAnswer, type GapAnswer, gapAnswers } from "./parse-answer.ts";

/** A decision in the form of the public contract. Spans are half-open UTF-16 offsets. */
export interface CheckAnswer {
  readonly state: string;
  /** One sentence. */
  readonly reason: string;
  readonly commands: readonly JudgedCommandAnswer[];
  readonly paths: readonly PathAnswer[];
  readonly floors: readonly string[];
  readonly gaps: readonly GapAnswer[];
  readonly crossChecked: boolean;
  readonly suggestions: readonly { surface: string; pattern: string }[];
  /** Only if a policy is broken: each problem with its place. */
  readonly problems?: readonly string[];
}

export interface RuleAnswer {
  readonly surface: string;
  readonly pattern: string;
  readonly action: string;
  readonly layer: string;
  readonly file: string | null;
  readonly line: number | null;
}

export interface JudgedCommandAnswer extends CommandAnswer {
  readonly state: string;
  readonly rule: RuleAnswer | null;
}

export interface PathAnswer {
  /** Absolute; as written where it cannot be known. */
  readonly path: string;
  readonly written: string;
  readonly access: string;
  readonly state: string;
  readonly judged: readonly { surface: string; state: string; rule: RuleAnswer | null }[];
}

/** The answer of `bashgate check`. */
export function checkAnswer(decision: Decision): CheckAnswer {
  const commands = decision.program.commands();
  return {
    state: decision.state,
    reason: decision.reason,
    commands: decision.units.flatMap((verdict) => {
      const command = commands[verdict.unit];
      return command ? [{ ...commandAnswer(command), state: verdict.state, rule: ruleAnswer(verdict.rule) }] : [];
    }),
    paths: decision.accesses.map((access) => ({
      path: access.path,
      written: access.written,
      access: access.kind,
      state: access.state,
      judged: access.judged.map((entry) => ({
        surface: entry.surface,
        state: entry.state,
        rule: ruleAnswer(entry.rule),
      })),
    })),
    floors: [...new Set(decision.floors.map((floor) => floor.name))],
    gaps: gapAnswers(decision.program),
    crossChecked: decision.crossChecked,
    suggestions: suggestionAnswers(decision),
    ...(decision.problems.length > 0 ? { problems: decision.problems } : {}),
  };
}

/** Each pattern once, although it may answer several questions. */
function suggestionAnswers({ suggestions }: Decision): CheckAnswer["suggestions"] {
  const answers = new Map(suggestions.map(({ surface, pattern }) => [`${surface}\0${pattern}`, { surface, pattern }]));
  return [...answers.values()];
}

function ruleAnswer(rule: RuleOrigin | null): RuleAnswer | null {
  if (rule === null) return null;
  const { surface, pattern, action, layer, file, line } = rule;
  return { surface, pattern, action, layer, file, line };
}

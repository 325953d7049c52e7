import type { LineCommand, LineWord } from "../line/line-command.ts";
import { readLine } from "../line/read-line.ts";
import { readPrefix } from "../prefix/read-prefix.ts";
import { EFFECT_FREE } from "../table/command-kinds.ts";
import { escapePattern } from "./pattern-text.ts";
import { isRiskyAssignment } from "./risky-assignment.ts";
import { type SuggestTables, shapeCommand } from "./shape-command.ts";

/** One pattern that a person may be offered for a command. */
export interface PatternSuggestion {
  /** An allow pattern: `*` any characters, `?` one, `\` before a character that stands for itself; ` *` at its end also nothing. */
  readonly pattern: string;
  /** What it stands for: this text alone, this subcommand with any words, this program with any words. */
  readonly scope: "exact" | "subcommand" | "program";
  /** Could allow harm that this command does not do: offer the exact text first. */
  readonly risky: boolean;
}

/** What a command line does, and the pattern that stands for it. */
export interface Suggestion {
  /** The words that say what it does, as `prefix()` gives them; empty where the line cannot be read. */
  readonly prefix: readonly string[];
  /** The pattern to offer; `null` if there is none that would be safe. */
  readonly pattern: string | null;
}

/** The pattern and the prefix for a command line. Of a chain, the first command that has an effect of its own counts. */
export function suggestFor(line: string, tables: SuggestTables): Suggestion {
  const command = chooseCommand(line);
  if (command === null) return { prefix: [], pattern: line.trim() === "" ? "" : null };
  const texts = command.words.map((word) => word.text);
  return {
    prefix: readPrefix(texts, tables.tree).places.map((place) => texts[place] ?? ""),
    pattern: patternsOf(line, command, tables).chosen,
  };
}

/** All patterns for a command line, from narrow to broad, the exact text first. */
export function suggestAllFor(line: string, tables: SuggestTables): PatternSuggestion[] {
  const command = chooseCommand(line);
  return command === null ? [] : patternsOf(line, command, tables).all;
}

function chooseCommand(line: string): LineCommand | null {
  const commands = (readLine(line) ?? []).filter(({ words }) => words.length > 0);
  return commands.find(({ words }) => !EFFECT_FREE.has(words[0]?.text ?? "")) ?? commands[0] ?? null;
}

/** INVARIANT (never broader): whatever cannot be read gives the exact text or nothing. */
function patternsOf(
  line: string,
  command: LineCommand,
  tables: SuggestTables,
): { chosen: string | null; all: PatternSuggestion[] } {
  const program = command.words[0];
  if (program === undefined || program.dynamic) return { chosen: null, all: [] };
  const risky = command.assignments.filter((word) => isRiskyAssignment(line.slice(word.start, word.end)));
  const shape = shapeCommand(command.words, tables);
  // What is fed to an interpreter is code that its own words do not show.
  if (shape.kind === "code" && command.readsInput) return { chosen: null, all: [] };
  const exact: PatternSuggestion = {
    pattern: exactPattern(line, [...risky, ...command.words]),
    scope: "exact",
    risky: false,
  };
  if (shape.kind === "code" || risky.length > 0) return { chosen: exact.pattern, all: [exact] };
  const pattern = escapePattern(shape.head) + shape.tail;
  const all = [exact];
  const scope = shape.broad === null ? "program" : "subcommand";
  if (shape.tail !== "") {
    if (shape.written !== null) {
      all.push({ pattern: escapePattern(shape.written) + shape.tail, scope, risky: shape.risky });
    }
    all.push({ pattern, scope, risky: shape.risky });
    if (shape.broad !== null) all.push({ pattern: shape.broad, scope: "program", risky: true });
  }
  return { chosen: pattern, all };
}

/** The words as they are written; what stands between them too, unless a redirect does. */
function exactPattern(line: string, words: readonly LineWord[]): string {
  const first = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? 0;
  const joined = words.map((word) => line.slice(word.start, word.end)).join(" ");
  const written = line.slice(first, end);
  const asWritten = written.replace(/[ \t]+/g, " ") === joined.replace(/[ \t]+/g, " ");
  return escapePattern(asWritten ? written : joined);
}

import type { Assignment, Command, Word } from "unbash";

/** What stands in front of a command's program, and its words with the redirects between them. */
export interface CommandParts {
  readonly prefix: Command["prefix"];
  readonly words: Command["suffix"];
  /** A word behind the program that is an assignment in front of it; `null` if there is none. */
  readonly misplaced: Word | null;
}

/**
 * The parts of a simple command. The reader takes a process substitution at the end of an assignment's value (`x=<(a) b`)
 * for the program; here it is part of the value.
 */
export function commandParts(node: Command): CommandParts {
  const { name, prefix, suffix } = node;
  if (name === undefined) return { prefix, words: suffix, misplaced: null };
  const last = prefix.at(-1);
  if (last?.type !== "Assignment" || last.end !== name.pos || !/^[<>]\(/.test(name.text))
    return { prefix, words: [name, ...suffix], misplaced: null };
  const [first] = suffix;
  const misplaced = first?.type === "Word" && /^[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=/.test(first.text) ? first : null;
  return { prefix: [...prefix.slice(0, -1), withValue(last, name)], words: suffix, misplaced };
}

function withValue(assignment: Assignment, tail: Word): Assignment {
  const { value } = assignment;
  if (value.type === "ArrayValue") return assignment;
  const { pos, text } = value;
  const head =
    value.parts ?? (text === "" ? [] : [{ type: "Literal" as const, pos, end: value.end, text, value: text }]);
  const whole = text + tail.text;
  const { type, name, append, index, pos: begin } = assignment;
  return {
    type,
    name,
    append,
    index,
    pos: begin,
    end: tail.end,
    text: assignment.text + tail.text,
    value: { type: "Word", text: whole, value: whole, pos, end: tail.end, parts: [...head, ...(tail.parts ?? [])] },
  };
}

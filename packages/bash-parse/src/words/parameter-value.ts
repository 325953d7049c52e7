import type { ParameterExpansionPart, SimpleExpansionPart } from "unbash";
import { evaluatesOf, mayEvaluate, type Variable } from "../scope/variable.ts";
import type { Evaluates, UnknownFragment, WordItem } from "./fragment.ts";
import type { WordScope } from "./word-scope.ts";

type Part = SimpleExpansionPart | ParameterExpansionPart;

/** The value of a parameter, as far as the text fixes it. */
export function parameterValue(
  name: string,
  part: Part,
  scope: WordScope,
  before: readonly WordItem[],
  quoted: boolean,
): readonly WordItem[] {
  if (/^[#?$!]$/.test(name)) return unknownValue(part, { producer: "number", splits: false });
  if (name === "@" || name === "*")
    return unknownValue(part, { splits: !quoted || name === "@", evaluates: "arguments" });
  const variable = scope.variable(name);
  return variable === null
    ? outerValue(name, part, scope, before, quoted)
    : setValue(variable, part, scope, before, quoted);
}

/** `${a[@]}`. */
export function arrayValue(
  name: string,
  part: Part,
  scope: WordScope,
  quoted: boolean,
  separate: boolean,
): readonly WordItem[] {
  const variable = scope.variable(name);
  const words = variable?.kind === "array" ? variable.words : [];
  if (!quoted || !separate || words.length === 0)
    return unknownValue(part, {
      splits: !quoted || separate,
      candidates: words,
      evaluates: variable === null ? (name === "@" ? "arguments" : false) : evaluatesOf(variable),
    });
  const { pos: position, end } = part;
  return words.flatMap((text, place): WordItem[] =>
    place === 0
      ? [{ kind: "quoted", text, position, end }]
      : [
          { kind: "break", position, end },
          { kind: "quoted", text, position, end },
        ],
  );
}

export function unknownValue(
  part: Part,
  known: {
    readonly splits: boolean;
    readonly producer?: UnknownFragment["producer"];
    readonly candidates?: readonly string[];
    readonly evaluates?: Evaluates;
  },
): readonly WordItem[] {
  const { text, pos: position, end } = part;
  const { splits, producer = null, candidates = [], evaluates = false } = known;
  return [{ kind: "unknown", text, position, end, splits, producer, candidates, evaluates }];
}

/** A variable that the text does not set: only the home directory and the directory in force are known. */
function outerValue(
  name: string,
  part: Part,
  scope: WordScope,
  before: readonly WordItem[],
  quoted: boolean,
): readonly WordItem[] {
  const { pos: position, end } = part;
  if (name === "HOME" && before.length === 0) return [{ kind: "tilde", text: "~", position, end }];
  if (name === "PWD" && scope.directory !== null && startsValue(before))
    return [{ kind: "quoted", text: scope.directory, position, end }];
  return unknownValue(part, { splits: !quoted, evaluates: /^\d/.test(name) ? "arguments" : false });
}

function setValue(
  variable: Variable,
  part: Part,
  scope: WordScope,
  before: readonly WordItem[],
  quoted: boolean,
): readonly WordItem[] {
  const { pos: position, end } = part;
  switch (variable.kind) {
    case "literal": {
      if (variable.tilde !== "" && before.length > 0) return unknownValue(part, { splits: false });
      const tilde: WordItem[] = variable.tilde === "" ? [] : [{ kind: "tilde", text: variable.tilde, position, end }];
      if (quoted) return [...tilde, { kind: "quoted", text: variable.text, position, end }];
      if (scope.variable("IFS") !== null) return unknownValue(part, { splits: true, candidates: [variable.text] });
      return [...tilde, ...splitValue(variable.text, part)];
    }
    case "choice":
      return unknownValue(part, {
        splits: !quoted && variable.texts.some((text) => /[\s*?[]/.test(text)),
        candidates: variable.texts,
        evaluates: mayEvaluate(variable),
      });
    case "array":
      return unknownValue(part, {
        splits: !quoted,
        candidates: variable.words.slice(0, 1),
        evaluates: mayEvaluate(variable),
      });
    case "unknown":
      return unknownValue(part, {
        splits: !quoted && variable.producer !== "number",
        producer: variable.producer,
        candidates: variable.candidates,
        evaluates: variable.evaluates,
      });
  }
}

/** An unquoted literal value: split at blanks, its globs active. */
function splitValue(text: string, { pos: position, end }: Part): readonly WordItem[] {
  return [...text.matchAll(/[ \t\n]+|[*?]|\[[^\]]*\]|[^ \t\n*?[]+|\[/g)].map(([piece]): WordItem => {
    if (/^[ \t\n]/.test(piece)) return { kind: "break", position, end };
    return { kind: /^[*?]$|^\[.*\]$/s.test(piece) ? "glob" : "quoted", text: piece, position, end };
  });
}

/** Whether a value that begins here begins a path: at the start of the word, or behind `=` or `:`. */
function startsValue(before: readonly WordItem[]): boolean {
  const last = before.at(-1);
  return last === undefined || (last.kind === "bare" && /[=:]$/.test(last.text));
}

import type { BashCommand, ShellToken, WordPiece } from "../../src/index.ts";

/** A unit with where it runs behind `@` (`?`: nowhere that the text fixes) and the variables that reach it in braces. */
export function describeScope(unit: BashCommand): string {
  const { main, below, alternatives } = unit.directories;
  const places = [
    main ?? (below === undefined ? "?" : `below ${below}`),
    ...alternatives.map(({ path, unless }) => `${path ?? "?"}${unless === null ? "" : ` unless ${unless}`}`),
  ];
  const variables = unit.environment.map(({ raw }) => raw).join(", ");
  return `${wordsOf(unit, ({ text }) => text)} @ ${places.join(" or ")}${variables === "" ? "" : ` {${variables}}`}`;
}

/**
 * A unit with the pieces of its words: literals as they are, globs in `[]`, home directories in `<>`, and unknown parts in `{}`
 * with what is known of them: the producer, `*` where they may be any number of words, the candidates behind `=`.
 */
export function describePieces(unit: BashCommand): string {
  const words = wordsOf(unit, ({ pieces }) => (pieces.length === 0 ? "''" : pieces.map(describePiece).join("")));
  return unit.dynamic ? `${words} [dynamic]` : words;
}

function wordsOf(unit: BashCommand, describe: (word: ShellToken) => string): string {
  const front = unit.assignments.map(({ raw }) => raw);
  const words = [...(unit.program === null ? [] : [unit.program]), ...unit.args].map(describe);
  return [...front, ...words].join(" ");
}

function describePiece(piece: WordPiece): string {
  switch (piece.kind) {
    case "literal":
      return piece.text === "" ? "''" : piece.text;
    case "glob":
      return `[${piece.text}]`;
    case "tilde":
      return `<${piece.text}>`;
    case "unknown": {
      const { text, producer, splits, candidates } = piece;
      const known = candidates.length === 0 ? "" : `=${candidates.join("|")}`;
      return `{${text}${producer === null ? "" : ` ${producer}`}${splits ? "*" : ""}${known}}`;
    }
  }
}

import type { ShellToken, WordPiece } from "@bashgate/bash-parse";
import type { Form, Hole } from "@bashgate/permission-rules";

/** One word of a unit's text, ready to be joined to others. */
export interface WordForm {
  readonly segments: Form;
  /** Nothing of the word is fixed, and it may become any number of words, also none. */
  readonly anyNumber: boolean;
  /** The text where the word is fixed, decoded; `null` where it is not. */
  readonly text: string | null;
}

/** What a word may be by the place that it stands in. */
export interface WordPlace {
  /** Behind `--`, or the value of an option: never an option itself. */
  readonly neverOption: boolean;
}

/** A word with quotes and escapes decoded; what needs quotes to stay one word keeps them (semantics 2.1). */
export function decodedWord(token: ShellToken, place: WordPlace, tilde: TildeText): WordForm {
  const text = token.dynamic ? null : tildeless(token, tilde);
  if (text !== null) return fixedWord(text, needsQuotes(text) ? quote(text) : text);
  const literal = token.pieces.map((piece) => (piece.kind === "unknown" ? "" : pieceText(piece, tilde))).join("");
  const quoted = needsQuotes(literal) && literal !== "";
  const segments = token.pieces.map((piece, place_): string | Hole => {
    if (piece.kind === "unknown") return holeOf(token, place_, place);
    const written = pieceText(piece, tilde);
    return quoted ? written.replaceAll(/["\\]/g, "\\$&") : written;
  });
  return dynamicWord(quoted ? ['"', ...segments, '"'] : segments, token);
}

/** A word with its quotes dropped altogether: what a rule must see that a spelling is meant to escape (semantics 2.3). */
export function unquotedWord(token: ShellToken, place: WordPlace, tilde: TildeText): WordForm {
  if (!token.dynamic) {
    const text = tildeless(token, tilde);
    return fixedWord(text, text);
  }
  const segments = token.pieces.map((piece, place_): string | Hole =>
    piece.kind === "unknown" ? holeOf(token, place_, place) : pieceText(piece, tilde),
  );
  return dynamicWord(segments, token);
}

/** A word as it stands in the command line, quotes included. */
export function writtenWord(token: ShellToken, place: WordPlace): WordForm {
  const raw = token.raw.replaceAll("\\\n", "");
  if (!token.dynamic) return fixedWord(token.text, raw);
  const segments: (string | Hole)[] = [];
  let from = 0;
  for (const [place_, piece] of token.pieces.entries()) {
    if (piece.kind !== "unknown") continue;
    const at = raw.indexOf(piece.text, from);
    // A word that an expansion produced does not hold its parts as written: then all of it is unknown.
    if (at < 0) return dynamicWord([{ ...holeOf(token, place_, place), raw }], token);
    if (at > from) segments.push(raw.slice(from, at));
    segments.push(holeOf(token, place_, place));
    from = at + piece.text.length;
  }
  if (from < raw.length) segments.push(raw.slice(from));
  return dynamicWord(segments, token);
}

/** A word that is known to the letter. */
export function fixedWord(text: string, shown: string = text): WordForm {
  return { segments: [shown], anyNumber: false, text };
}

/** Words that are added when the unit runs and that nothing is known of. */
export function addedWords(neverOption: boolean): WordForm {
  return { segments: [{ raw: "", words: true, mayBeOption: !neverOption }], anyNumber: true, text: null };
}

/** Words joined by single blanks. A word that may vanish takes the blank in front of it along. */
export function joinWords(words: readonly WordForm[]): Form {
  const form: (string | Hole)[] = [];
  let literal = "";
  for (const [index, word] of words.entries()) {
    if (index > 0 && !word.anyNumber) literal += " ";
    for (const segment of word.segments) {
      if (typeof segment === "string") literal += segment;
      else {
        if (literal !== "") form.push(literal);
        literal = "";
        form.push(segment);
      }
    }
  }
  if (literal !== "" || form.length === 0) form.push(literal);
  return form;
}

/** What stands for `~` in a form: the sign as it is, or the home directory. */
export type TildeText = string | null;

/** Whether a decoded word would fall apart, or vanish, without quotes. */
export function needsQuotes(text: string): boolean {
  return text === "" || /[\s'"`;&|<>()]/.test(text);
}

function quote(text: string): string {
  return text.includes("'") ? `"${text.replaceAll(/["\\$`]/g, "\\$&")}"` : `'${text}'`;
}

function dynamicWord(segments: Form, token: ShellToken): WordForm {
  const only = token.pieces.filter((piece) => piece.kind !== "literal" || piece.text !== "");
  const anyNumber = only.length > 0 && only.every((piece) => piece.kind === "unknown" && piece.splits);
  // A part within a word is no word of its own, though it may bring some along.
  const parts = anyNumber
    ? segments
    : segments.map((part) => (typeof part === "string" ? part : { ...part, words: false }));
  return { segments: parts, anyNumber, text: null };
}

function tildeless(token: ShellToken, tilde: TildeText): string {
  if (tilde === null || token.pieces[0]?.kind !== "tilde") return token.text;
  return token.pieces.map((piece) => pieceText(piece, tilde)).join("");
}

function pieceText(piece: WordPiece, tilde: TildeText): string {
  return piece.kind === "tilde" && piece.text === "~" && tilde !== null ? tilde : piece.text;
}

function holeOf(token: ShellToken, place: number, where: WordPlace): Hole {
  const piece = token.pieces[place];
  if (piece?.kind !== "unknown") return { raw: "", words: false, mayBeOption: false };
  return { raw: piece.text, words: piece.splits, mayBeOption: mayBeOption(token, place, where) };
}

/**
 * Whether the word around an unknown part could be an option (semantics 2.5): not behind `--`, not as an option's value,
 * not where literal text that is no dash begins it and nothing splits it, and not from a known producer.
 */
function mayBeOption(token: ShellToken, place: number, where: WordPlace): boolean {
  const piece = token.pieces[place];
  if (where.neverOption || piece?.kind !== "unknown" || piece.producer !== null) return false;
  if (piece.splits) return true;
  const head = token.pieces.slice(0, place).find((earlier) => earlier.kind === "unknown" || earlier.text !== "");
  return head === undefined || head.kind === "unknown" || head.text.startsWith("-");
}

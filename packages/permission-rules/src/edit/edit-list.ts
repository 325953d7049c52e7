import { createScanner, type Node } from "jsonc-parser";

/** A change of a text: `length` UTF-16 units from `offset` are replaced. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly content: string;
}

const TOKEN = { comma: 5, lineComment: 12, blockComment: 13, trivia: 15, lineBreak: 14 } as const;

export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => b.offset - a.offset);
  return ordered.reduce(
    (done, { offset, length, content }) => done.slice(0, offset) + content + done.slice(offset + length),
    text,
  );
}

/**
 * Puts an item at the end of an object or a list. Comments stay where they are: one behind the last item stays behind it.
 *
 * @param item The item's text, lines parted by `\n`, without indentation of its own.
 */
export function appendItem(text: string, container: Node, item: string): readonly TextEdit[] {
  const close = container.offset + container.length - 1;
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const last = container.children?.at(-1);
  const outer = indentationAt(text, container.offset);
  const inner = last && startsItsLine(text, last.offset) ? indentationAt(text, last.offset) : outer + indentUnit(text);
  const lines = (indent: string): string => item.split("\n").join(newline + indent);
  if (!last) {
    const from = trimmedEnd(text, container.offset + 1, close);
    return [{ offset: from, length: close - from, content: `${newline}${inner}${lines(inner)}${newline}${outer}` }];
  }
  const end = last.offset + last.length;
  const comma = commaAfter(text, end);
  const after = comma === null ? end : comma + 1;
  const parting = comma === null ? "," : "";
  const trailing = comma === null ? "" : ",";
  const behind = lineEndWithin(text, after, close);
  const at = behind ?? trimmedEnd(text, after, close);
  const content =
    behind === null ? ` ${item.replace(/\n */g, " ")}${trailing}` : `${newline}${inner}${lines(inner)}${trailing}`;
  if (at === end) return [{ offset: end, length: 0, content: parting + content }];
  return [
    { offset: end, length: 0, content: parting },
    { offset: at, length: 0, content },
  ];
}

/** Takes an item out of its object or list, with the comma that parts it from its neighbours. */
export function removeItem(text: string, container: Node, item: Node): readonly TextEdit[] {
  const end = item.offset + item.length;
  const comma = commaAfter(text, end);
  const items = container.children ?? [];
  const before = items[items.indexOf(item) - 1];
  const edits: TextEdit[] = [];
  if (comma === null && before) {
    const previous = commaAfter(text, before.offset + before.length);
    if (previous !== null) edits.push({ offset: previous, length: 1, content: "" });
  }
  if (comma !== null && text.slice(end, comma).trim() !== "") {
    // A comment in front of the comma stays.
    return [
      { offset: item.offset, length: item.length, content: "" },
      { offset: comma, length: 1, content: "" },
    ];
  }
  const stop = comma === null ? end : comma + 1;
  const alone = startsItsLine(text, item.offset) && /^[ \t]*(\r?\n|$)/.test(text.slice(stop));
  const start = alone ? lineStart(text, item.offset) : item.offset;
  const blanks = alone ? /^[ \t]*(\r?\n)?/ : /^[ \t]*/;
  const lineBreak = blanks.exec(text.slice(stop))?.[0].length ?? 0;
  return [...edits, { offset: start, length: stop + lineBreak - start, content: "" }];
}

/** The offset of the comma behind an item, comments in between skipped. */
function commaAfter(text: string, end: number): number | null {
  const scanner = createScanner(text, true);
  scanner.setPosition(end);
  return (scanner.scan() as number) === TOKEN.comma ? scanner.getTokenOffset() : null;
}

/** The end of the line that `from` is in, comments included, if it lies in front of `close`; else `null`. */
function lineEndWithin(text: string, from: number, close: number): number | null {
  const scanner = createScanner(text, false);
  scanner.setPosition(from);
  for (;;) {
    const kind = scanner.scan() as number;
    const at = scanner.getTokenOffset();
    if (at >= close) return null;
    if (kind === TOKEN.lineBreak) return at;
    const skipped = kind === TOKEN.trivia || kind === TOKEN.lineComment || kind === TOKEN.blockComment;
    if (!skipped) return null;
  }
}

function trimmedEnd(text: string, from: number, to: number): number {
  // A comment between the brackets stays; only blanks in front of the closing one go.
  return from + text.slice(from, to).trimEnd().length;
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

function startsItsLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === "";
}

function indentationAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? "";
}

function indentUnit(text: string): string {
  return /\n([ \t]+)["[{]/.exec(text)?.[1] ?? "  ";
}

import type { CommandNode, HereDoc } from "unbash";
import { type SourceText, SourceTextBuilder } from "../source/source-text.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import type { WordItem } from "../words/fragment.ts";
import { readDoubleQuoted, readQuotedParts } from "../words/read-word.ts";
import type { Token } from "../words/token.ts";
import { unitOfCommand } from "./command-unit.ts";
import type { Frame, StandardInput } from "./reading.ts";
import type { WordReading } from "./word-reading.ts";

/** What the next command of a pipeline reads. */
export function pipedInput(node: CommandNode, units: readonly ShellUnit[], frame: Frame): StandardInput {
  const from = unitOfCommand(node, units, frame);
  const shown = from === null ? null : shownOutput(from);
  return shown ?? { kind: "hidden", from: from === null ? "a pipe" : `the output of \`${from.programName}\`` };
}

/** The literal output of `echo`, `printf` and `cat <<EOF`. */
function shownOutput(unit: ShellUnit): StandardInput | null {
  if (unit.dynamic || unit.functionCall !== null || unit.redirects.some(({ operator }) => operator.includes(">")))
    return null;
  if (unit.programName === "cat" && unit.args.every(({ text }) => text === "-")) return unit.input;
  if (unit.programName === "echo") {
    const words = unit.args[0]?.text.match(/^-[neE]+$/) ? unit.args.slice(1) : unit.args;
    const escapes = unit.args[0] !== words[0] && unit.args[0]?.text.includes("e") === true;
    return escapes && words.some(({ text }) => text.includes("\\")) ? null : joined(words, " ", false);
  }
  if (unit.programName === "printf") {
    const words = unit.args[0]?.text === "--" ? unit.args.slice(1) : unit.args;
    const [format, ...rest] = words;
    if (format === undefined || format.dynamic) return null;
    if (rest.length === 0) return /[%]/.test(format.text) ? null : printed(format);
    return /^%s(?:\\n)?$/.test(format.text)
      ? joined(rest, format.text === "%s" ? "" : "\n", format.text !== "%s")
      : null;
  }
  return null;
}

/** Words with `separator` between, as a text of their own. */
function joined(words: readonly Token[], separator: string, closed: boolean): StandardInput | null {
  const [first] = words;
  if (first === undefined) return null;
  const builder = new SourceTextBuilder(first.source);
  words.forEach((word, place) => {
    if (place > 0) builder.appendProduced(separator, word.from, word.from, false);
    word.appendTo(builder);
    if (closed && place === words.length - 1) builder.appendProduced(separator, word.to, word.to, false);
  });
  return { kind: "text", code: builder.build(), dynamic: words.some(({ dynamic }) => dynamic) };
}

/** A format without conversions: its escapes are printed as what they stand for. */
function printed(format: Token): StandardInput | null {
  const builder = new SourceTextBuilder(format.source);
  if (!format.text.includes("\\")) {
    format.appendTo(builder);
    return { kind: "text", code: builder.build(), dynamic: false };
  }
  if (/\\[^nt\\]/.test(format.text)) return null;
  const text = format.text.replace(/\\([nt\\])/g, (_, letter: string) =>
    letter === "n" ? "\n" : letter === "t" ? "\t" : "\\",
  );
  builder.appendProduced(text, format.from, format.to, false);
  return { kind: "text", code: builder.build(), dynamic: false };
}

/** A heredoc's body as the command reads it. */
export function heredocText(
  node: HereDoc,
  words: WordReading,
): { readonly code: SourceText; readonly dynamic: boolean; readonly text: string } {
  const { body, delimiter } = node;
  const builder = new SourceTextBuilder(words.source);
  const items: WordItem[] = [];
  if (delimiter?.quoted === true || body.parts === undefined) {
    if (delimiter?.quoted === true) items.push({ kind: "quoted", text: body.text, position: body.pos, end: body.end });
    else readDoubleQuoted(body.text, body.pos, items, true);
  } else readQuotedParts(body.parts, words, items, true);
  let dynamic = false;
  let atLineStart = true;
  for (const item of items) {
    if (item.kind === "break") continue;
    if (item.kind === "unknown") dynamic = true;
    const same = item.kind !== "unknown" && item.end - item.position === item.text.length;
    if (same && node.operator === "<<-") appendStripped(builder, item.text, item.position, atLineStart);
    else if (same) builder.appendSame(item.text, item.position);
    else builder.appendProduced(item.text, item.position, item.end, item.kind === "unknown");
    atLineStart = item.text.endsWith("\n");
  }
  const code = builder.build();
  return { code, dynamic, text: code.text };
}

/** `<<-` takes the tabs off the front of each line. */
function appendStripped(builder: SourceTextBuilder, text: string, position: number, atLineStart: boolean): void {
  let at = 0;
  let lineStart = atLineStart;
  while (at < text.length) {
    if (lineStart) while (text[at] === "\t") at++;
    const newline = text.indexOf("\n", at);
    const end = newline === -1 ? text.length : newline + 1;
    builder.appendSame(text.slice(at, end), position + at);
    at = end;
    lineStart = true;
  }
}

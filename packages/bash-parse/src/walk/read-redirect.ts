import type { HereDoc, HereString, Redirect } from "unbash";
import type { ShellRedirect } from "../facts/bash-command.ts";
import { CALCULATED_VALUE } from "../scope/variable.ts";
import { SourceTextBuilder } from "../source/source-text.ts";
import { Token } from "../words/token.ts";
import type { StandardInput } from "./reading.ts";
import { heredocText } from "./standard-input.ts";
import type { WordReading } from "./word-reading.ts";

/** A redirect, and what it makes of the command's standard input; `null` if nothing. */
export interface ReadRedirect {
  readonly redirect: ShellRedirect;
  readonly input: StandardInput | null;
}

export function readRedirect(node: Redirect | HereString | HereDoc, words: WordReading): ReadRedirect {
  const { source } = words;
  const start = source.start(node.pos);
  const end = Math.max(start, source.end(node.end));
  const descriptor = node.descriptor === undefined ? null : source.text.slice(node.descriptor.pos, node.descriptor.end);
  const base = { start, end, operator: node.operator, raw: source.original.slice(start, end), descriptor };
  if (node.descriptor?.type === "FileDescriptorVariable") {
    words.assigned(/^\w*/.exec(node.descriptor.name)?.[0] ?? "", CALCULATED_VALUE);
    if (node.descriptor.name.includes("[")) words.expandAgain(node.descriptor.pos, node.descriptor.end, "arithmetic");
  }
  const feeds = descriptor === null || descriptor === "0";
  if (node.type === "HereDoc") {
    const { code, dynamic, text } = heredocText(node, words);
    const from = source.start(node.body.pos);
    const body = { start: from, end: Math.max(from, source.end(node.body.end)) };
    const heredoc = { body, quoted: node.delimiter?.quoted === true, dynamic, text };
    return { redirect: { ...base, target: null, heredoc }, input: feeds ? { kind: "text", code, dynamic } : null };
  }
  const target = node.target === undefined ? null : targetOf(node, words);
  const redirect = { ...base, target, heredoc: null };
  if (node.type === "HereString") return { redirect, input: feeds && target !== null ? stringInput(target) : null };
  if (!feeds || !node.operator.startsWith("<") || target === null) return { redirect, input: null };
  if (node.operator !== "<&" && !target.dynamic && !/^\/(?:dev|proc)\/(?!null$)/.test(target.text))
    return { redirect, input: { kind: "file" } };
  return { redirect, input: { kind: "hidden", from: `\`${redirect.raw}\`` } };
}

function targetOf(node: Redirect | HereString, words: WordReading): Token | null {
  if (node.target === undefined) return null;
  const { pos, end } = node.target;
  const tokens = words.tokens(node.target, node.type === "HereString" ? "value" : "argument");
  const [only, second] = tokens;
  if (second === undefined) return only ?? new Token([], pos, end, words.source);
  return new Token(
    [
      {
        kind: "unknown",
        text: node.target.text,
        position: pos,
        end,
        splits: true,
        producer: null,
        candidates: tokens.map(({ text }) => text),
      },
    ],
    pos,
    end,
    words.source,
  );
}

function stringInput(target: Token): StandardInput {
  const builder = new SourceTextBuilder(target.source);
  target.appendTo(builder);
  builder.appendProduced("\n", target.to, target.to, false);
  return { kind: "text", code: builder.build(), dynamic: target.dynamic };
}

import type { BashCommand } from "@bashgate/bash-parse";
import type { GlobalOption } from "./read-global-options.ts";
import { addedWords, fixedWord, needsQuotes, type WordForm } from "./word-form.ts";

/** What stands for the arguments up to `from` (half-open) where an alias of the line itself is used. */
export interface AliasReading {
  /** What the alias says; one part that may be any words where that is not plain. */
  readonly words: readonly WordForm[];
  readonly from: number;
}

/**
 * What an alias that the command line itself sets stands for: `git -c alias.p=push p` is `git push` (semantics 2.2).
 * Aliases that begin with `!` are shell code, which the reader of the command line has made units of. Only deny and ask
 * rules may see the result: git itself ignores an alias that has the name of a command of its own.
 *
 * @returns `null` where no such alias is used.
 */
export function gitAlias(unit: BashCommand, options: readonly GlobalOption[]): AliasReading | null {
  const from = (options.at(-1)?.end ?? 0) + 1;
  const used = unit.args[from - 1];
  if (used === undefined || used.dynamic) return null;
  const settings = options.map(settingOf).filter((setting) => setting !== null);
  const unknown: AliasReading = { words: [addedWords(false)], from };
  if (settings.some(({ key }) => key === null)) return unknown;
  // The last setting of a key is the one that git takes; keys of aliases know no case.
  const meant = settings.filter(({ key }) => key === `alias.${used.text.toLowerCase()}`).at(-1);
  if (meant === undefined) return null;
  if (meant.value === null) return unknown;
  if (meant.value.startsWith("!")) return null;
  const words = meant.value.trim().split(/\s+/);
  const first = (words[0] ?? "").toLowerCase();
  // Options in front, quotes, or an alias of an alias: git reads on, and so could anything stand there.
  const plain =
    !first.startsWith("-") && !words.some(needsQuotes) && !settings.some(({ key }) => key === `alias.${first}`);
  return plain ? { words: words.map((word) => fixedWord(word)), from } : unknown;
}

interface Setting {
  /** In lower case; `null` where the text does not fix it. */
  readonly key: string | null;
  readonly value: string | null;
}

/** A setting of the line, from `-c KEY=VALUE` or from `--config-env=KEY=NAME`, whose value another variable holds. */
function settingOf(option: GlobalOption): Setting | null {
  const fromVariable = option.name === "--config-env";
  if (option.value === null || (option.effect !== "setting" && !fromVariable)) return null;
  const { token, offset } = option.value;
  const literal = token.dynamic ? literalHead(token.pieces) : token.text;
  const text = literal.slice(offset);
  const equals = text.indexOf("=");
  if (equals < 0) return token.dynamic ? { key: null, value: null } : { key: text.toLowerCase(), value: "" };
  const value = token.dynamic || fromVariable ? null : text.slice(equals + 1);
  return { key: text.slice(0, equals).toLowerCase(), value };
}

function literalHead(pieces: BashCommand["args"][number]["pieces"]): string {
  const end = pieces.findIndex((piece) => piece.kind === "unknown");
  return pieces
    .slice(0, end < 0 ? pieces.length : end)
    .map((piece) => piece.text)
    .join("");
}

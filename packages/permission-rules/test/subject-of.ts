import type { CommandSubject, Form, FormWord, StructuredCommand } from "../src/index.ts";

/**
 * A unit as a gate would give it, for tests: words parted by blanks outside quotes, `$X` any number of unknown words, `"$X"` one
 * unknown word, `a$X` a word with an unknown part. A dash begins an option until `--`.
 */
export function subjectOf(text: string, more: Partial<CommandSubject> = {}): CommandSubject {
  const words = splitWords(text).map(readWord);
  let ended = false;
  const formWords = words.map((form, index): FormWord => {
    const [head] = form;
    const dashed = typeof head === "string" && head.startsWith("-") && head.length > 1;
    if (head === "--") ended = true;
    const option = index > 0 && dashed && !ended;
    return {
      form,
      role: option ? "option" : "operand",
      argument: option && !String(head).includes("=") ? "unknown" : "none",
    };
  });
  return {
    exact: [joinForm(words)],
    loose: [],
    onlyNaming: null,
    neverAllow: false,
    variables: [],
    command: structuredOf(formWords),
    readsOnly: true,
    words: formWords,
    ...more,
  };
}

function splitWords(text: string): readonly string[] {
  return text.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
}

function readWord(word: string): Form {
  if (/^\$\w+$/.test(word)) return [{ raw: word, words: true, mayBeOption: true }];
  const quoted = /^"(\$\w+)"$/.exec(word);
  if (quoted) return [{ raw: word, words: false, mayBeOption: true }];
  const literal = /^'(.*)'$/s.exec(word)?.[1];
  if (literal !== undefined) return [literal];
  const parts: Form[number][] = [];
  for (const part of word.replace(/^(["'])(.*)\1$/, "$2").split(/(\$\w+)/)) {
    if (/^\$\w+$/.test(part)) parts.push({ raw: part, words: false, mayBeOption: parts.length === 0 });
    else if (part !== "") parts.push(part);
  }
  return parts;
}

function joinForm(words: readonly Form[]): Form {
  const parts: Form[number][] = [];
  words.forEach((word, index) => {
    for (const [place, part] of word.entries()) {
      const blank = index > 0 && place === 0 ? " " : "";
      const last = parts.at(-1);
      if (typeof part !== "string" && part.words) parts.push(part);
      else if (typeof part !== "string") parts.push(...(blank === "" ? [] : [blank]), part);
      else {
        const shown = / /.test(part) ? `'${part}'` : part;
        if (typeof last === "string") parts[parts.length - 1] = last + blank + shown;
        else parts.push(blank + shown);
      }
    }
  });
  return parts.length === 0 ? [""] : parts;
}

const ONE_DASH = new Set(["find", "openssl", "java"]);

function structuredOf(words: readonly FormWord[]): StructuredCommand {
  const text = (word: FormWord | undefined): string | null => {
    const [only] = word?.form ?? [];
    return word?.form.length === 1 && typeof only === "string" ? only : null;
  };
  const programName = (text(words[0]) ?? "").split("/").at(-1) ?? "";
  const options = words.filter(({ role }) => role === "option").map((word) => text(word) ?? "");
  return {
    programName,
    hasFlag: (...spellings) =>
      options.some((option) =>
        spellings.some((spelling) => {
          if (option === spelling || option.startsWith(`${spelling}=`)) return true;
          const cluster = /^-[^-]/.test(option) && /^-[^-]$/.test(spelling) && !ONE_DASH.has(programName);
          return cluster && option.includes(spelling.slice(1));
        }),
      ),
    mayHaveFlag: () =>
      words.slice(1).some(({ form }) => form.some((part) => typeof part !== "string" && part.mayBeOption)),
    positionals: () =>
      words
        .slice(1)
        .filter(({ role }) => role === "operand")
        .map(text)
        .filter((word) => word !== "--"),
  };
}

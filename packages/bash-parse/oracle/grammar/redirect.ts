import { type Draft, enclosed, freshName, freshWord, spend, uncertain } from "./draft.ts";
import { list } from "./list.ts";
import { processSubstitution, quotedSubstitution, substitution } from "./substitution.ts";
import { word } from "./word.ts";

/** A redirect that does not fail, so that the command behind it runs. */
export function redirect(draft: Draft): string {
  const file = freshWord(draft, "f");
  if (draft.random.oneIn(4) && draft.newlines && spend(draft)) return heredoc(draft);
  if (draft.random.oneIn(3) && spend(draft)) return redirectThatRuns(draft, file);
  return draft.random.pick([
    `>${file}`,
    `> ${file}`,
    `2>/dev/null`,
    `2>&1`,
    `>&2`,
    `&>${file}`,
    `&>>${file}`,
    `>>${file}`,
    `>|'${file}'`,
    `</dev/null`,
    `3<>${file}`,
    `4<&-`,
    `{${freshWord(draft, "d")}}>${file}`,
    `5>&-`,
    `<<<w`,
    `<<<"a b"`,
    `<<< 'no x'`,
  ]);
}

function redirectThatRuns(draft: Draft, file: string): string {
  switch (draft.random.below(6)) {
    case 0:
      return `>${substitution(draft)}${file}`;
    case 1:
      return `> "${quotedSubstitution(draft)}${file}"`;
    case 2:
      return `> ${processSubstitution(draft, ">")}`;
    case 3:
      return `< ${processSubstitution(draft, "<")}`;
    case 4:
      return `2> ${processSubstitution(draft, ">")}`;
    default:
      return `<<<${word(draft)}`;
  }
}

/** The operator; the body waits for the next newline. */
function heredoc(draft: Draft): string {
  const delimiter = freshWord(draft, "E");
  const tabs = draft.random.oneIn(3);
  const quote = draft.random.below(5);
  const spelling = [`'${delimiter}'`, `"${delimiter}"`, `\\${delimiter}`][quote] ?? delimiter;
  const body = quote < 3 ? rawBody(draft) : expandedBody(draft);
  draft.pending.push(`${body}${tabs ? "\t" : ""}${delimiter}\n`);
  return `<<${tabs ? "-" : ""}${draft.random.oneIn(4) ? " " : ""}${spelling}`;
}

function rawBody(draft: Draft): string {
  return draft.random.pick(["", "text\n", "$(no)\n`no`\n", "it's; no | no\n", "\\\n", "a 'b\n", " E\n", "#\n"]);
}

function expandedBody(draft: Draft): string {
  const lines = ["", "text\n", "it's\n", '"\n', "$\n", "\\$(no)\n", "a \\\nb\n", "# no\n"];
  const inner = draft.random.pick([
    () => `${quotedInBody(draft)}\n`,
    () => `  x ${quotedInBody(draft)} y\n`,
    () => `\t${quotedInBody(draft)}\n`,
    () => `\${${freshWord(draft, "u")}:-${quotedInBody(draft)}}\n`,
    () =>
      uncertain(
        draft,
        () => `$((${quotedInBody(draft)}1))\n`,
        () => `$((1 + 2))${quotedInBody(draft)}\n`,
      ),
    () => `\`${plainList(draft)}\`\n`,
    () => "",
  ]);
  return draft.random.pick(lines) + inner() + draft.random.pick(lines);
}

function quotedInBody(draft: Draft): string {
  return `$(${plainList(draft)})`;
}

function plainList(draft: Draft): string {
  const text = enclosed(draft, false, () => list(draft));
  return /[\\`"'(]|<</.test(text) ? freshName(draft) : text;
}

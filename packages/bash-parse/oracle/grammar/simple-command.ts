import { type Draft, freshName, freshWord, spend, uncertain } from "./draft.ts";
import { redirect } from "./redirect.ts";
import { quoted, spelled } from "./spelling.ts";
import { quotedSubstitution, substitution } from "./substitution.ts";
import { plainWord, word } from "./word.ts";

/** A command with a name of its own, and whatever may stand around it; or one of the builtins that do nothing. */
export function simpleCommand(draft: Draft): string {
  if (draft.random.oneIn(7)) return withoutName(draft);
  if (draft.random.oneIn(12)) return throughVariable(draft);
  const parts: string[] = [];
  while (draft.random.oneIn(6)) parts.push(draft.random.oneIn(2) ? assignment(draft) : redirect(draft));
  parts.push(program(draft));
  while (draft.random.oneIn(2)) parts.push(draft.random.oneIn(4) ? redirect(draft) : word(draft));
  return parts.join(draft.newlines && draft.random.oneIn(20) ? " \\\n " : " ");
}

function program(draft: Draft): string {
  const { random } = draft;
  switch (random.below(14)) {
    case 0:
      return `${random.pick(["command", "command --", "command  "])} ${spelled(draft, freshName(draft))}`;
    case 1:
      return uncertain(
        draft,
        () => dynamicProgram(draft),
        () => spelled(draft, freshName(draft)),
      );
    case 2:
      return draft.functions.length > 0 ? random.pick(draft.functions) : freshName(draft);
    default:
      return spelled(draft, freshName(draft));
  }
}

/** A literal assignment and, with nothing between that could have changed it, its use as the program. */
function throughVariable(draft: Draft): string {
  const variable = freshWord(draft, "x");
  const use = draft.random.pick([`$${variable}`, `"$${variable}"`, `\${${variable}}`]);
  return `{ ${variable}=${quoted(draft, freshName(draft))}; ${use} ${word(draft)}; }`;
}

/** A program that the text does not fix. */
function dynamicProgram(draft: Draft): string {
  const name = freshName(draft);
  return draft.random.pick([
    `$(echo ${name})`,
    `\`echo ${name}\``,
    `"$(printf %s ${name})"`,
    `\${${freshWord(draft, "u")}:-${name}}`,
    `eval "$(echo ${name})"`,
    `${name}$(:)`,
  ]);
}

function withoutName(draft: Draft): string {
  return draft.random.pick([
    () => assignment(draft),
    () => redirect(draft),
    () => `: ${word(draft)}`,
    () => `echo ${word(draft)} ${word(draft)}`,
    () => `printf '%s\\n' ${word(draft)}`,
    () => `declare ${declaration(draft)}`,
    () => `export ${freshWord(draft, "x")}="${quotedSubstitution(draft)}"`,
    () => `readonly ${freshWord(draft, "x")}=${substitution(draft)}`,
    () => `declare -a ${freshWord(draft, "x")}=(${word(draft)} ${plainWord(draft)})`,
    () => `${freshWord(draft, "x")}=${array(draft)}`,
    () => `cd . ${draft.random.pick(["", ">/dev/null"])}`,
    () => "true",
    () => "false",
    () => "set +o posix",
    () => `unset ${freshWord(draft, "x")}`,
  ])();
}

function assignment(draft: Draft): string {
  const variable = freshWord(draft, "x");
  if (!draft.random.oneIn(2) || !spend(draft)) return `${variable}=${plainValue(draft)}`;
  return draft.random.pick([
    () => `${variable}=${substitution(draft)}`,
    () => `${variable}+="${quotedSubstitution(draft)} w"`,
    () =>
      uncertain(
        draft,
        () => `${variable}[${substitution(draft)}0]=w`,
        () => `${variable}[0]=${substitution(draft)}`,
      ),
    () => `${variable}=${word(draft)}`,
  ])();
}

/** Bash reads what `declare` gives to an element, or appends, again as a list if it looks like one: a flag is right. */
function declaration(draft: Draft): string {
  const text = assignment(draft);
  const list = /^(\w+)(?:\+|\[0\])=(?=.*[$`])/s.exec(text);
  return list === null
    ? text
    : uncertain(
        draft,
        () => text,
        () => `${list[1]}=${text.slice(list[0].length)}`,
      );
}

function array(draft: Draft): string {
  const comment = draft.newlines && draft.pending.length === 0 ? " # $(no) '\n" : " ";
  return `(w${comment}${word(draft)} [2]=${word(draft)})`;
}

function plainValue(draft: Draft): string {
  return draft.random.pick(["", "1", "'a b'", '"w w"', "$HOME", "~/w", "a:b", "*.nothing"]);
}

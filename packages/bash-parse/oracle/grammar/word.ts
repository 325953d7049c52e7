import { type Draft, freshWord, spend, uncertain } from "./draft.ts";
import { quoted } from "./spelling.ts";
import { processSubstitution, quotedSubstitution, substitution } from "./substitution.ts";

/** A word that is no program: an argument, an element, a value. */
export function word(draft: Draft): string {
  if (!draft.random.oneIn(3) || !spend(draft)) return plainWord(draft);
  const variable = freshWord(draft, "u");
  switch (draft.random.below(16)) {
    case 0:
      return processSubstitution(draft, draft.random.pick(["<", ">"]));
    case 1:
      return `pre${substitution(draft)}post`;
    case 2:
      return `"a ${quotedSubstitution(draft)} b"`;
    case 3:
      return expansion(draft, variable);
    case 4:
      return `"${expansion(draft, variable)}"`;
    case 5:
      return arithmetic(draft);
    case 6:
      return `${substitution(draft)}${substitution(draft)}`;
    case 7:
      return `"$(<f) ${quotedSubstitution(draft)}"`;
    case 8:
      return `{a,${substitution(draft)}}`;
    case 9:
      return `--opt=${substitution(draft)}`;
    case 10:
      return `"\${${variable}:-"${quotedSubstitution(draft)}"}"`;
    default:
      return substitution(draft);
  }
}

function arithmetic(draft: Draft): string {
  const forms = [
    () => `$(( 1 + ${substitution(draft)}2 ))`,
    () => `"$((${quotedSubstitution(draft)}1 ? 2 : 3))"`,
    () => `$[ ${substitution(draft)}1 ]`,
  ];
  return uncertain(draft, draft.random.pick(forms), () => `$((1<<2))${substitution(draft)}`);
}

/** A parameter expansion whose parameter is not set, with a command in its operand. */
function expansion(draft: Draft, variable: string): string {
  const inner = quotedSubstitution(draft);
  const plain = draft.random.pick([
    `\${${variable}:-${inner}}`,
    `\${${variable}-w${inner}}`,
    `\${${variable}:=${inner}}`,
    `\${BASH_VERSION#${inner}}`,
    `\${BASH_VERSION%%*${inner}}`,
    `\${BASH_VERSION/a/${inner}}`,
    `\${BASH_VERSION//${inner}a/b}`,
    `\${BASH_VERSION^^${inner}}`,
    `\${BASH_VERSION:+${inner}}`,
    `\${${variable}:-\${${variable}:-${inner}}}`,
  ]);
  if (!draft.random.oneIn(3)) return plain;
  const evaluated = [
    `\${BASH_VERSION:${inner}0:1}`,
    `\${BASH_VERSION:0:${inner}1}`,
    `\${${variable}[${inner}0]}`,
    `\${#${variable}[${inner}0]}`,
  ];
  return uncertain(
    draft,
    () => draft.random.pick(evaluated),
    () => plain,
  );
}

/** A word in which nothing runs, though some look like it. */
export function plainWord(draft: Draft): string {
  return draft.random.pick([
    () => "w",
    () => "-rf",
    () => "a.b/c",
    () =>
      quoted(draft, draft.random.pick(["a b", "; no x", "$(no)", "`no`", "it's", '"', "\\", "a\nb", "# no", "| no"])),
    () => "\\;",
    () => "a#b",
    () => "x=1",
    () => "{}",
    () => "{a,b}c",
    () => "{1..3}",
    () => "*.nothing",
    () => "~",
    () => "if",
    () => "!",
    () => '""',
    () => "$HOME",
    () => '"$0 $#"',
    () => "$?",
    () => "\\\\",
    () => "é",
  ])();
}

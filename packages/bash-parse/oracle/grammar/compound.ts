import { type Draft, freshName, freshWord, newline, spend, uncertain } from "./draft.ts";
import { block, list } from "./list.ts";
import { substitution } from "./substitution.ts";
import { plainWord, word } from "./word.ts";

export function conditional(draft: Draft): string {
  let text = `if ${block(draft)}then ${block(draft)}`;
  while (draft.random.oneIn(4) && spend(draft)) text += `elif ${block(draft)}then ${block(draft)}`;
  if (draft.random.oneIn(2) && spend(draft)) text += `else ${block(draft)}`;
  return `${text}fi`;
}

/** A loop that ends: by its last command in the first round at the latest. */
export function loop(draft: Draft): string {
  const keyword = draft.random.pick(["while", "until"]);
  return `${keyword} ${block(draft)}do ${block(draft)}break; done`;
}

export function forLoop(draft: Draft): string {
  const variable = freshWord(draft, "v");
  const words = draft.random.oneIn(3)
    ? `${word(draft)} ${plainWord(draft)}`
    : draft.random.pick(["1", "1 2", "a b", "*.nothing"]);
  const end = draft.newlines && draft.random.oneIn(3) ? newline(draft) : "; ";
  if (draft.random.oneIn(5)) {
    // A literal value that is the program.
    return `for ${variable} in ${freshName(draft)} ${freshName(draft)}${end}do "$${variable}"; done`;
  }
  if (draft.random.oneIn(8)) return `for ${variable}${draft.random.pick([" do", "; do"])} ${block(draft)}done`;
  if (draft.random.oneIn(6)) return `for ${variable} in ${words}${end}{ ${block(draft)}}`;
  return `for ${variable} in ${words}${end}do ${block(draft)}done`;
}

export function arithmeticLoop(draft: Draft): string {
  const variable = freshWord(draft, "i");
  const first = draft.random.oneIn(2) && spend(draft) ? bound(draft, "0") : "0";
  const last = draft.random.oneIn(3) && spend(draft) ? bound(draft, "1") : "1";
  return `for ((${variable}=${first}; ${variable} < ${last}; ${variable}++)); do ${block(draft)}done`;
}

function bound(draft: Draft, number: string): string {
  return uncertain(
    draft,
    () => substitution(draft) + number,
    () => number,
  );
}

export function caseCommand(draft: Draft): string {
  const subject = word(draft);
  let text = `case ${subject} in `;
  do {
    const pattern = draft.random.pick(["*", "w", "a|b", "'x y'", "[a-c]*", '"$HOME"', "?", `${substitution(draft)}|*`]);
    const arm = draft.random.oneIn(5) ? "" : list(draft);
    const end = draft.random.pick([";;", ";;", ";;", ";&", ";;&"]);
    const next = draft.newlines && draft.random.oneIn(2) ? newline(draft) : " ";
    text += `${draft.random.pick(["", "("])}${pattern}) ${arm} ${end}${next}`;
  } while (draft.random.oneIn(2) && spend(draft));
  return `${text}esac`;
}

/** Nothing answers its question, so its body never runs. */
export function select(draft: Draft): string {
  return `select ${freshWord(draft, "v")} in ${word(draft)} w; do ${block(draft)}break; done`;
}

export function test(draft: Draft): string {
  const { random } = draft;
  if (random.oneIn(3)) {
    const inner = bound(draft, "1");
    return random.pick([`(( ${inner} + 1 ))`, `((${inner}))`, `(( ${freshWord(draft, "i")} = ${inner} ))`]);
  }
  const one = word(draft);
  return random.pick([
    `[[ ${one} == ${word(draft)} ]]`,
    `[[ -n ${one} && -z ${word(draft)} ]]`,
    `[[ -n ${one} || ! ( -f ${word(draft)} ) ]]`,
    `[[ ${one} =~ ^a${substitution(draft)} ]]`,
    `[ -n ${one} ]`,
    `[ ${one} = ${word(draft)} -a -f w ]`,
    `test -n ${one}`,
  ]);
}

export function functionDefinition(draft: Draft): string {
  const name = freshWord(draft, "fun");
  const head = draft.random.pick([`${name}() `, `${name} () `, `function ${name} `, `function ${name}() `]);
  const text = head + body(draft);
  // Only from here on, or it would call itself for ever.
  draft.functions.push(name);
  return text;
}

function body(draft: Draft): string {
  switch (draft.random.below(5)) {
    case 0:
      return `(${block(draft)})`;
    case 1:
      return conditional(draft);
    default:
      return `{ ${block(draft)}}`;
  }
}

export function coprocess(draft: Draft): string {
  const { random } = draft;
  if (random.oneIn(2)) return `coproc ${freshName(draft)} ${plainWord(draft)}`;
  return `coproc ${random.pick(["", `${freshWord(draft, "P")} `])}{ ${block(draft)}}`;
}

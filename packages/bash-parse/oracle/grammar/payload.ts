import { type Draft, enclosed, freshName, freshWord, uncertain } from "./draft.ts";
import { list } from "./list.ts";
import { ansiQuoted, doubleQuoted, quoted, singleQuoted } from "./spelling.ts";

/** Code in a string that the shell runs: every form in which the text shows it whole. */
export function literalPayload(draft: Draft): string {
  return draft.random.oneIn(3) ? dataAsCode(draft) : shellCode(draft);
}

function shellCode(draft: Draft): string {
  const code = enclosed(draft, draft.random.oneIn(2), () => list(draft));
  const word = () => quoted(draft, code);
  const { random } = draft;
  const delimiter = freshWord(draft, "E");
  const forms: (() => string)[] = [
    () => `eval ${word()}`,
    () => `eval -- ${word()}`,
    () => `command eval ${word()}`,
    () => `builtin eval ${word()}`,
    () => `eval 'true;' ${word()}`,
    () => `trap ${word()} EXIT`,
    () => `( trap -- ${word()} 0 )`,
    () => `{ trap ${word()} DEBUG; :; trap - DEBUG; }`,
    () => `bash -c ${word()}`,
    () => `bash -ec ${word()} name w`,
    () => `bash -o nounset -c ${word()}`,
    () => `bash <<<${word()}`,
    () => `source /dev/stdin <<<${word()}`,
    () => `. /dev/stdin <<<${word()}`,
    () => `echo ${word()} | bash`,
    () => `printf '%s\\n' ${word()} | bash`,
    () => `eval ${doubleQuoted(`eval ${singleQuoted(code)}`)}`,
    () => `bash -c ${singleQuoted(`bash -c ${ansiQuoted(draft, code)}`)}`,
  ];
  if (draft.newlines && !/^\s*E\d+$/m.test(code)) {
    forms.push(() => {
      draft.pending.push(`${code}\n${delimiter}\n`);
      return `bash <<'${delimiter}'`;
    });
  }
  return random.pick(forms)();
}

/** Data that bash runs as code: prompts, callbacks, subscripts. */
function dataAsCode(draft: Draft): string {
  const name = freshName(draft);
  const variable = freshWord(draft, "x");
  const subscript = singleQuoted(`${variable}[$(${name})0]`);
  const certain = [`mapfile -C ${name} -c 1 ${variable} <<<w`, `( PS4='$(${name})'; set -x; : )`];
  // A subscript is arithmetic, and what the substitution prints is evaluated in turn.
  const uncertainForms = [
    `test -v ${subscript}`,
    `[ -v ${subscript} ]`,
    `[[ -v ${subscript} ]]`,
    `printf -v ${subscript} w`,
    `{ ${variable}=(w); unset ${subscript}; }`,
    `read ${subscript} </dev/null`,
    `[[ ${subscript} -eq 0 ]]`,
    `let ${singleQuoted(`${variable}[$(${name})0]=1`)}`,
    `{ ${variable}='$(${name})'; : "\${${variable}@P}"; }`,
    `declare -i ${variable}=${subscript}`,
    `(( ${variable}[$(${name})0] ))`,
    `${variable}=([$(${name})0]=w)`,
    `{ ${variable}=${subscript}; (( ${variable} )); }`,
    `{ ${variable}=${subscript}; : $(( ${variable} + 1 )); }`,
  ];
  return uncertain(
    draft,
    () => draft.random.pick([...certain, ...uncertainForms]),
    () => draft.random.pick(certain),
  );
}

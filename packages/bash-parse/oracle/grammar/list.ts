import { command } from "./command.ts";
import { type Draft, newline, spend } from "./draft.ts";

/** Pipelines joined by operators. Heredocs of its last line are left pending. */
export function list(draft: Draft): string {
  let text = pipeline(draft);
  while (draft.random.oneIn(2) && spend(draft)) text += joint(draft) + pipeline(draft);
  return text;
}

/** A list that ends before a keyword: with `;`, `&` or a newline. */
export function block(draft: Draft): string {
  const text = list(draft);
  if (draft.newlines && draft.random.oneIn(3)) return text + newline(draft);
  return text + draft.random.pick(["; ", ";", " ; ", " & "]);
}

function joint(draft: Draft): string {
  const { random } = draft;
  if (draft.newlines && random.oneIn(3)) return comment(draft) + newline(draft);
  const operator = random.pick([";", "; ", " && ", "&&", " || ", "||", " & ", "&", " ; "]);
  // These continue on the next line.
  if (/&&|\|\|/.test(operator) && draft.newlines && random.oneIn(6))
    return `${operator}${comment(draft)}${newline(draft)}`;
  return operator;
}

function comment(draft: Draft): string {
  return draft.random.oneIn(5) ? draft.random.pick([" # it's; no", " #", " # $(no) `no", " # <<E"]) : "";
}

function pipeline(draft: Draft): string {
  const { random } = draft;
  let text = keywords(draft) + command(draft);
  while (random.oneIn(5) && spend(draft)) {
    text += random.pick([" | ", "|", " |& ", "|&"]);
    if (draft.newlines && random.oneIn(8)) text += newline(draft);
    text += command(draft);
  }
  return text;
}

function keywords(draft: Draft): string {
  const { random } = draft;
  if (!random.oneIn(9)) return "";
  return random.pick(["! ", "! ! ", "time ", "time -p ", "! time ", "time -- ", "time ! ", "!  "]);
}

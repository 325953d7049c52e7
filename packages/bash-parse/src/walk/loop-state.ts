import { ANYWHERE, boundedPlaces } from "../scope/place.ts";
import { type ShellState, withUncertainVariables } from "../scope/shell-state.ts";
import type { Frame } from "./reading.ts";

/** The state at the start of any round of a loop, of which `body` is the repeated part. */
export function loopEntry(
  body: { readonly pos: number; readonly end: number },
  frame: Frame,
  state: ShellState,
): ShellState {
  const text = frame.source.text.slice(body.pos, body.end);
  let entry = state;
  if (
    /\b(?:eval|source|alias|exec|command|builtin|set|hash|trap)\b|(?:^|[\s;&|(])\.\s|\$\{?[A-Za-z_]\w*\}?\s/.test(
      text,
    ) ||
    mentions(text, state)
  )
    entry = withUncertainVariables(entry);
  if (
    /\b(?:cd|pushd|popd)\b|['"\\]/.test(text) &&
    /c['"\\]*d|p['"\\]*[uo]['"\\]*[sp]/.test(text) &&
    /\b(?:cd|pushd|popd)\b/.test(text.replace(/['"\\]/g, ""))
  )
    entry = { ...entry, places: boundedPlaces([...entry.places, ...ANYWHERE]) };
  return entry;
}

/** The state behind a loop. */
export function afterLoop(reached: ShellState | null, entry: ShellState): ShellState {
  return reached ?? entry;
}

function mentions(text: string, state: ShellState): boolean {
  for (const name of state.variables.keys()) {
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
      const before = text[at - 1] ?? "";
      const after = text[at + name.length] ?? "";
      if (!/[\w$]/.test(before) && !(before === "{" && text[at - 2] === "$") && !/\w/.test(after)) return true;
    }
  }
  return false;
}

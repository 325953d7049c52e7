import type { Directories } from "../facts/directory.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import { bothWays, type Outcome } from "../walk/reading.ts";
import { resolveDirectory } from "./directory-path.ts";
import { boundedAlternatives, type ShellState } from "./shell-state.ts";

/** `cd`, `pushd`, `popd`: where the shell is if it went well, and that it stayed where it did not. */
export function changeDirectory(unit: ShellUnit, state: ShellState): Outcome {
  const before = state.directories;
  const target = unit.programName === "popd" ? popTarget(unit, state) : wordTarget(unit, state);
  if (target === "stay") return bothWays(state);
  const moved = move(before, target);
  const stack = stackAfter(unit, state);
  const ok: ShellState = {
    ...state,
    directories: moved,
    previousDirectory: before.alternatives.length === 0 ? before.main : null,
    directoryStack: stack,
  };
  const failed: ShellState = { ...state, directories: { main: moved.main, alternatives: stayed(before, moved) } };
  return { ok, failed };
}

/** The directories if the change failed, said so that they do not count where the target is known to be there. */
function stayed(before: Directories, moved: Directories): Directories["alternatives"] {
  const all = [{ path: before.main, unless: moved.main }, ...before.alternatives, ...moved.alternatives];
  return boundedAlternatives(moved.main, all);
}

function move(before: Directories, target: Target): Directories {
  const resolve = (from: string | null) =>
    target.kind === "unknown" ? null : target.kind === "exact" ? target.path : resolveDirectory(from, target.path);
  const main = resolve(before.main);
  const alternatives = before.alternatives.map(({ path, unless }) => ({ path: resolve(path), unless }));
  if (target.kind === "unknown") return { main: null, alternatives: [] };
  return { main, alternatives: boundedAlternatives(main, alternatives) };
}

/** `path` is resolved from the directory in force; `exact` is a directory in symbolic form. */
type Target = { readonly kind: "path" | "exact"; readonly path: string } | { readonly kind: "unknown" };

function wordTarget(unit: ShellUnit, state: ShellState): Target | "stay" {
  const words = unit.args.filter(
    (word, place) =>
      word.text === "-" || !/^[-+]./.test(word.text) || unit.args.slice(0, place).some(({ text }) => text === "--"),
  );
  const [word, second] = words.filter(({ text }) => text !== "--");
  if (unit.programName === "pushd" && unit.args.some(({ text }) => text === "-n")) return "stay";
  if (unit.programName === "pushd" && (word === undefined || unit.args.some(({ text }) => /^[-+]\d/.test(text))))
    return { kind: "unknown" };
  if (word === undefined) return state.variables.has("HOME") ? { kind: "unknown" } : { kind: "path", path: "~" };
  if (second !== undefined || word.hasGlob) return { kind: "unknown" };
  if (word.text === "-" && !word.dynamic)
    return state.previousDirectory === null ? { kind: "unknown" } : { kind: "exact", path: state.previousDirectory };
  if (word.dynamic) return { kind: "unknown" };
  const searched = !/^(?:\/|~|\.\.?(?:\/|$))/.test(word.text);
  if (searched && state.environment.some(({ name }) => name === "CDPATH" || name === "*")) return { kind: "unknown" };
  if (searched && unit.environment.some(({ name }) => name === "CDPATH")) return { kind: "unknown" };
  const literalTilde = word.text.startsWith("~") && word.fragments[0]?.kind !== "tilde";
  return { kind: "path", path: literalTilde ? `./${word.text}` : word.text };
}

function popTarget(unit: ShellUnit, state: ShellState): Target | "stay" {
  const top = state.directoryStack?.at(-1);
  if (unit.args.length > 0 || top === undefined || top === null) return { kind: "unknown" };
  return { kind: "exact", path: top };
}

function stackAfter(unit: ShellUnit, state: ShellState): ShellState["directoryStack"] {
  if (unit.programName === "cd" || state.directoryStack === null) return state.directoryStack;
  if (unit.programName === "popd") return state.directoryStack.slice(0, -1);
  return [...state.directoryStack, state.directories.alternatives.length === 0 ? state.directories.main : null].slice(
    -64,
  );
}

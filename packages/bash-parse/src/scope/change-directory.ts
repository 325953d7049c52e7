import type { ShellUnit } from "../units/shell-unit.ts";
import { bothWays, type Outcome } from "../walk/reading.ts";
import type { Token } from "../words/token.ts";
import { ANYWHERE, boundedPlaces, certainPlace, type Place, placeAt, stepBelow, stepInto } from "./place.ts";
import type { ShellState } from "./shell-state.ts";

/** `cd`, `pushd`, `popd`: where the shell is if it went well, and that it stayed where it did not. */
export function changeDirectory(unit: ShellUnit, state: ShellState): Outcome {
  const target = unit.programName === "popd" ? popTarget(unit, state) : wordTarget(unit, state);
  if (target === "stay") return bothWays(state);
  const moved = move(state.places, target);
  const main = moved[0]?.path ?? null;
  const ok: ShellState = {
    ...state,
    places: moved,
    previousDirectory: certainPlace(state.places),
    directoryStack: stackAfter(unit, state),
  };
  const certain = moved.length === 1 && main !== null && (main === "." || state.made.has(main));
  if (certain) return { ok, failed: null };
  const stayed = state.places.map((place) => ({ ...place, unless: place.unless ?? main }));
  return { ok, failed: { ...state, places: stayed } };
}

function move(places: readonly Place[], target: Target): readonly Place[] {
  switch (target.kind) {
    case "unknown":
      return ANYWHERE;
    case "exact":
      return [placeAt(target.path)];
    case "temporary":
      return [placeAt(null, "/tmp")];
    case "below":
      return boundedPlaces(places.map(stepBelow));
    case "path":
      return boundedPlaces(places.map((place) => stepInto(place, target.path)));
  }
}

/** `path` is resolved from the directory in force; `exact` is a directory in symbolic form. */
type Target =
  | { readonly kind: "path" | "exact"; readonly path: string }
  | { readonly kind: "below" | "temporary" | "unknown" };

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
  if (word.dynamic) return knownTarget(word);
  const searched = !/^(?:\/|~|\.\.?(?:\/|$))/.test(word.text);
  if (searched && state.environment.some(({ name }) => name === "CDPATH" || name === "*")) return { kind: "unknown" };
  if (searched && unit.environment.some(({ name }) => name === "CDPATH")) return { kind: "unknown" };
  const literalTilde = word.text.startsWith("~") && word.fragments[0]?.kind !== "tilde";
  return { kind: "path", path: literalTilde ? `./${word.text}` : word.text };
}

/** A target that is known in kind: a relative path without `..`, or one below the temporary directory. */
function knownTarget(word: Token): Target {
  const [first, second] = word.fragments;
  if (first?.kind !== "unknown" || (second !== undefined && /(?:^|\/)\.\.(?:\/|$)/.test(word.text)))
    return { kind: "unknown" };
  if (word.fragments.some((fragment, place) => place > 0 && fragment.kind === "unknown")) return { kind: "unknown" };
  if (first.producer === "inside") return { kind: "below" };
  return { kind: first.producer === "temporary" ? "temporary" : "unknown" };
}

function popTarget(unit: ShellUnit, state: ShellState): Target | "stay" {
  const top = state.directoryStack?.at(-1);
  if (unit.args.length > 0 || top === undefined || top === null) return { kind: "unknown" };
  return { kind: "exact", path: top };
}

function stackAfter(unit: ShellUnit, state: ShellState): ShellState["directoryStack"] {
  if (unit.programName === "cd" || state.directoryStack === null) return state.directoryStack;
  if (unit.programName === "popd") return state.directoryStack.slice(0, -1);
  return [...state.directoryStack, certainPlace(state.places)].slice(-64);
}

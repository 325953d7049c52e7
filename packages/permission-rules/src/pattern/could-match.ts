import type { Hole } from "../evaluate/subject.ts";
import { ANY_RUN, type PreparedForm, type Token, type Wildcard } from "./wildcard.ts";

/**
 * Whether the pattern matches for some value of the holes. Pattern and form are run against each other state by state, so
 * the cost is their lengths multiplied, whatever they hold.
 */
export function couldMatchWildcard(wildcard: Wildcard, { form }: PreparedForm): boolean {
  if (contradicts(wildcard.prefix, form)) return false;
  const { tokens } = wildcard;
  let states = startStates(tokens);
  let previous = "";
  for (const part of form) {
    if (typeof part === "string") {
      for (let at = 0; at < part.length; at++) {
        states = step(tokens, states, part.charAt(at));
        if (states.length === 0) return false;
      }
      if (part !== "") previous = part.charAt(part.length - 1);
    } else {
      states = stepHole(tokens, states, part, previous);
      previous = part.raw.charAt(part.raw.length - 1);
    }
  }
  return states.includes(tokens.length);
}

/** A cheap look at the literal heads of both. */
function contradicts(prefix: string, form: PreparedForm["form"]): boolean {
  const head = typeof form[0] === "string" ? form[0] : "";
  const shared = Math.min(prefix.length, head.length);
  return prefix.slice(0, shared) !== head.slice(0, shared);
}

function startStates(tokens: readonly Token[]): number[] {
  const states: number[] = [];
  addWithSkips(tokens, states, 0);
  return states;
}

/** Adds a state and those behind stars that match nothing. States stay sorted and unique. */
function addWithSkips(tokens: readonly Token[], states: number[], state: number): void {
  for (let at = state; ; at++) {
    const last = states.at(-1);
    if (last === undefined || last < at) states.push(at);
    if (tokens[at] !== ANY_RUN) return;
  }
}

function step(tokens: readonly Token[], states: readonly number[], char: string): number[] {
  const next: number[] = [];
  for (const state of states) {
    const token = tokens[state];
    if (token === undefined) continue;
    if (token === ANY_RUN) addWithSkips(tokens, next, state);
    else if (typeof token === "symbol" || token === char) addWithSkips(tokens, next, state + 1);
  }
  return next;
}

/** Where in a hole the next character stands. */
type Layer = "in front" | "word start" | "inside";

/** From the states in front of a hole to those behind it, over every text that the hole may be. */
function stepHole(tokens: readonly Token[], states: readonly number[], hole: Hole, previous: string): number[] {
  const first = states[0];
  if (first === undefined) return [];
  if (hole.mayBeOption && !hole.words) {
    return Array.from({ length: tokens.length - first + 1 }, (_, offset) => first + offset);
  }
  const seen: Readonly<Record<Layer, Set<number>>> = {
    "in front": new Set(),
    "word start": new Set(),
    inside: new Set(),
  };
  const work: [state: number, layer: Layer][] = [];
  const reach = (state: number, layer: Layer): void => {
    if (seen[layer].has(state)) return;
    seen[layer].add(state);
    work.push([state, layer]);
  };
  const begins = previous === "" || previous === " " ? "word start" : "inside";
  const front: Layer = hole.words && previous !== "" ? "in front" : begins;
  for (const state of states) reach(state, front);
  for (let item = work.pop(); item; item = work.pop()) {
    const [state, layer] = item;
    const token = tokens[state];
    if (token === undefined) continue;
    const isRun = token === ANY_RUN;
    // A star may end here, or take one more character and stay.
    if (isRun) reach(state + 1, layer);
    const to = isRun ? state : state + 1;
    const takes = (char: string): boolean => typeof token === "symbol" || token === char;
    const takesOther = typeof token === "symbol" || (token !== " " && token !== "-");
    if (takes(" ")) reach(to, hole.words ? "word start" : "inside");
    if (layer === "in front") continue;
    if (takesOther || (takes("-") && (layer === "inside" || hole.mayBeOption))) reach(to, "inside");
  }
  return [...new Set([...seen["in front"], ...seen["word start"], ...seen.inside])].sort((a, b) => a - b);
}

import type { WrapperTable } from "@bashgate/bash-arity/wrappers";
import type { Gap } from "../facts/gap.ts";
import { INITIAL_STATE } from "../scope/shell-state.ts";
import { type SecondReader, unmatched } from "../second-reader/index.ts";
import { directSource } from "../source/source-text.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import type { Frame, Reading } from "../walk/reading.ts";
import { settleFunctions } from "../walk/settle-functions.ts";
import { walkText } from "../walk/walk-script.ts";
import { unitOfSecond } from "./second-unit.ts";

/** Longer texts are read no further. */
const MOST_CHARACTERS = 1 << 20;

/** More payloads than this, or more text in them, are not given to the second reader. */
const MOST_PAYLOADS_CHECKED = 256;
const MOST_PAYLOAD_CHARACTERS_CHECKED = 1 << 17;

/** How often the text within expansions, wrappers and payloads is read again, on the whole. */
const MOST_READINGS = 32;

/** A very long text is read again less often: so many times, and so many characters besides. */
const MOST_READINGS_OF_LONG = 4;
const MOST_CHARACTERS_AGAIN = 1 << 21;

export interface ReadProgram {
  readonly units: readonly ShellUnit[];
  readonly gaps: readonly Gap[];
  readonly crossChecked: boolean;
  readonly crossCheckReason: string | null;
}

/** Reads a text with the first reader, and with the second one if that is given. */
export function readProgram(
  text: string,
  second: SecondReader | null,
  wrappers: WrapperTable | undefined,
): ReadProgram {
  const within = text.length <= MOST_CHARACTERS ? text : text.slice(0, MOST_CHARACTERS);
  const reading = emptyReading(wrappers, within.length);
  if (within !== text) reading.gaps.push({ start: MOST_CHARACTERS, end: text.length, why: "longer than 1 MiB" });
  const frame = topFrame(text, within);
  try {
    walkText(reading, frame, INITIAL_STATE);
    settleFunctions(reading);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    reading.gaps.push({ start: 0, end: text.length, why: "nested too deeply to be read" });
  }
  const crossCheckReason = second === null ? null : crossCheck(reading, frame, second);
  return {
    units: inOrder(reading.units),
    gaps: reading.gaps.sort((left, right) => left.start - right.start),
    crossChecked: second !== null && crossCheckReason === null,
    crossCheckReason,
  };
}

/** Adds what only the second reader sees, in the text and in the literal code within it; why it did not read all of that. */
function crossCheck(reading: Reading, frame: Frame, second: SecondReader): string | null {
  let refused: string | null = null;
  let characters = 0;
  const payloads = reading.payloads.slice(0, MOST_PAYLOADS_CHECKED);
  if (payloads.length < reading.payloads.length) refused = `more than ${MOST_PAYLOADS_CHECKED} texts within the text`;
  for (const { source, frame: within } of [{ source: frame.source, frame }, ...payloads]) {
    if (within !== frame) characters += source.text.length;
    if (characters > MOST_PAYLOAD_CHARACTERS_CHECKED) return refused ?? "too much text within the text";
    const seen = second.read(source.text);
    refused ??= seen.refused;
    const onLimit = (why: string) => {
      refused ??= why;
    };
    for (const command of unmatched(seen, source.text, reading.units, source.start, onLimit))
      if (!source.isSpliced(command.program.start)) unitOfSecond(reading, { ...within, source }, command);
  }
  return refused;
}

function emptyReading(wrappers: WrapperTable | undefined, characters: number): Reading {
  return {
    units: [],
    gaps: [],
    payloads: [],
    budget: {
      characters: Math.min(
        MOST_READINGS * Math.max(characters, 4096),
        MOST_READINGS_OF_LONG * characters + MOST_CHARACTERS_AGAIN,
      ),
    },
    wrappers,
    functions: [],
    later: [],
    moves: [],
    arithmetic: [],
    evaluating: new Set(),
  };
}

function topFrame(original: string, text: string): Frame {
  const source = { ...directSource(original), text };
  return {
    source,
    context: [],
    topLevel: true,
    levels: 0,
    payloads: 0,
    vias: [],
    outerVias: 0,
    shellDepth: 0,
    inner: null,
    stdin: { kind: "outer" },
    onError: null,
    later: false,
    trial: false,
    loops: 0,
    returns: null,
    jumps: [],
    tested: false,
  };
}

/** Gives the units their places: by where they begin, outer ones first. */
function inOrder(units: readonly ShellUnit[]): readonly ShellUnit[] {
  const sorted = units.some((unit, place) => unit.start < (units[place - 1]?.start ?? 0))
    ? units.toSorted((left, right) => left.start - right.start)
    : units;
  sorted.forEach((unit, place) => {
    unit.index = place;
  });
  return sorted;
}

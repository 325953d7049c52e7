import { compare, type Reading } from "./compare.ts";
import { type GeneratedProgram, generateProgram } from "./grammar/index.ts";
import { isValid, runInBash } from "./run-in-bash.ts";

/** What became of a run of programs. */
export interface Survey {
  programs: number;
  /** Different names that bash looked up. */
  dispatched: number;
  /** Unflagged programs of which a unit is missing: must be none. */
  readonly omissions: Finding[];
  /** Valid programs flagged although everything in them stands in their text. */
  readonly needlessFlags: Finding[];
  /** The same, flagged only on units that no reader but the second saw. */
  readonly secondFlags: Finding[];
  /** Flagged programs, rightly or not, of which a unit is missing. */
  excused: number;
}

export interface Finding {
  readonly seed: number;
  readonly text: string;
  /** The missing names, or the flag. */
  readonly what: string;
}

const BATCH = 200;

/** Generates the programs of the seeds `first` to `first + count - 1`, runs and reads each, and compares. */
export async function survey(
  first: number,
  count: number,
  read: (text: string) => Reading,
  afterBatch: (survey: Survey) => void = () => {},
): Promise<Survey> {
  const result: Survey = { programs: 0, dispatched: 0, omissions: [], needlessFlags: [], secondFlags: [], excused: 0 };
  for (let start = first; start < first + count; start += BATCH) {
    const seeds = Array.from({ length: Math.min(BATCH, first + count - start) }, (_, index) => start + index);
    const programs = seeds.map(generateProgram);
    const dispatched = await runInBash(programs);
    for (const [index, program] of programs.entries()) {
      await add(result, seeds[index] ?? 0, program, dispatched[index] ?? [], read(program.text));
    }
    afterBatch(result);
  }
  return result;
}

async function add(
  result: Survey,
  seed: number,
  program: GeneratedProgram,
  dispatched: readonly string[],
  reading: Reading,
): Promise<void> {
  const { omitted, flag, needless, onlyBySecond } = compare(program, dispatched, reading);
  const finding = (what: string): Finding => ({ seed, text: program.text, what });
  result.programs += 1;
  result.dispatched += new Set(dispatched).size;
  if (omitted.length > 0 && flag === null) result.omissions.push(finding(omitted.join(" ")));
  if (omitted.length > 0 && flag !== null) result.excused += 1;
  if (needless && (await isValid(program))) {
    (onlyBySecond ? result.secondFlags : result.needlessFlags).push(finding(flag ?? ""));
  }
}

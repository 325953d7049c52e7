import type { WrapperWord } from "../wrapper-reading.ts";
import { RUNS_DIRECTORY_CODE } from "./directory-programs.ts";

const exceptions: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  RUNS_DIRECTORY_CODE.flatMap((row) =>
    row.names.split("|").map((name) => [name, new Set(row.except?.split(" ") ?? [])] as const),
  ),
);

/**
 * Whether a program runs code that lies in the directory it is started in (semantics 2.10): `npm test`, `make`, `pytest`.
 *
 * @param programName Basename of the program.
 * @param words The words behind it.
 */
export function runsDirectoryCode(programName: string, words: readonly WrapperWord[]): boolean {
  const except = exceptions.get(programName);
  if (!except) return false;
  const first = words[0];
  return first === undefined || first.dynamic || !except.has(first.text);
}

import { createDraft, newline, spend } from "./draft.ts";
import { list } from "./list.ts";

/** A random program for bash. */
export interface GeneratedProgram {
  readonly text: string;
  /** Every name of a command in it begins like this, and none in another program does. */
  readonly prefix: string;
  /** It holds something that only running it would tell, so a flag is right. */
  readonly flagExpected: boolean;
}

/** The program of a seed: always the same. */
export function generateProgram(seed: number): GeneratedProgram {
  const prefix = `q${seed}n`;
  const draft = createDraft(seed, prefix);
  let text = list(draft);
  while (draft.random.oneIn(2) && spend(draft)) text += newline(draft) + list(draft);
  if (draft.pending.length > 0 || draft.random.oneIn(2)) text += newline(draft);
  return { text, prefix, flagExpected: draft.flagExpected };
}

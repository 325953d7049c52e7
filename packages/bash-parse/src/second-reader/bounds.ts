/** What is needed of a parser. */
export interface StepwiseParser<Tree> {
  parse(
    handOut: (index: number) => string | undefined,
    oldTree: null,
    options: { progressCallback: () => boolean },
  ): Tree | null;
  reset(): void;
}

/** The longest text for the second reader, in UTF-16 code units, stand-ins put in. */
export const MAX_LENGTH: number = 16 * 1024;

/**
 * Parse steps (of 100 parser operations each) and reads (of `READ_LENGTH` code units each) that one text may take.
 * Measured at 16 KiB: everyday text takes 140–260 steps and 130 reads; `)` over and over takes millions of reads,
 * `a|` over and over 1,400 steps of 1 ms. At these limits no text seen took more than 0.3 s.
 */
const MAX_STEPS: number = 600;
const MAX_READS: number = 4096;
const READ_LENGTH = 256;

/**
 * Parses within fixed counts, never a clock: the same text is always either read or not.
 *
 * @returns The tree, to be deleted by the caller; `null` past a limit.
 */
export function parseWithinBounds<Tree extends { delete(): void }>(
  parser: StepwiseParser<Tree>,
  text: string,
): Tree | null {
  let steps = 0;
  let reads = 0;
  const exhausted = () => steps > MAX_STEPS || reads > MAX_READS;
  // The lexer looks far ahead on some input, which no parse step shows. So the text is handed out in small pieces and
  // each is counted; past the limit the text ends there, and the parser comes to its next step and is stopped.
  const handOut = (index: number): string | undefined => {
    reads += 1;
    return exhausted() ? undefined : text.slice(index, index + READ_LENGTH);
  };
  const progressCallback = () => {
    steps += 1;
    return exhausted();
  };
  const tree = parser.parse(handOut, null, { progressCallback });
  if (tree !== null && !exhausted()) return tree;
  tree?.delete();
  // Without it the next parse would go on where this one stopped.
  parser.reset();
  return null;
}

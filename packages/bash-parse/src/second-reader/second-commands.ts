import type { SecondReading } from "./second-reading.ts";
import { getWarmBashParser } from "./warm-bash-parser.ts";

/**
 * What the second reader sees in a text; `null` while it is not warm.
 *
 * A payload (`bash -c '…'`) is a text of its own: read it by a call of its own, with the payload's decoded text. That
 * costs nothing on lines without one, and a command hidden in a payload is as dangerous as one at the top.
 */
export function secondCommands(text: string): SecondReading | null {
  return getWarmBashParser()?.read(text) ?? null;
}

import { CARRIERS } from "./carriers.ts";
import { CODE_OPTIONS } from "./code-options.ts";
import { ELSEWHERE } from "./elsewhere.ts";
import { PRIVILEGED } from "./privileged.ts";
import { REPEATING } from "./repeating.ts";
import { RUNNERS } from "./runners.ts";
import { TRANSPARENT } from "./transparent.ts";
import type { WrapperEntry } from "./wrapper-entry.ts";

/** All programs that run other programs, as far as they are known. */
export const WRAPPERS: readonly WrapperEntry[] = [
  ...TRANSPARENT,
  ...PRIVILEGED,
  ...REPEATING,
  ...ELSEWHERE,
  ...RUNNERS,
  ...CARRIERS,
  ...CODE_OPTIONS,
];

import * as carriers from "./carriers.cases.ts";
import * as codeOptions from "./code-options.cases.ts";
import * as elsewhere from "./elsewhere.cases.ts";
import * as env from "./env.cases.ts";
import * as noWrappers from "./no-wrappers.cases.ts";
import * as privileged from "./privileged.cases.ts";
import * as repeating from "./repeating.cases.ts";
import * as runners from "./runners.cases.ts";
import * as transparent from "./transparent.cases.ts";
import * as uncertain from "./uncertain.cases.ts";
import type { WrapperCase } from "./wrapper-case.ts";

/** All tables of wrapper readings. */
export const tables: readonly { readonly title: string; readonly cases: readonly WrapperCase[] }[] = [
  transparent,
  env,
  uncertain,
  privileged,
  repeating,
  elsewhere,
  runners,
  carriers,
  codeOptions,
  noWrappers,
];

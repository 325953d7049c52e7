import { describe, expect, it } from "vitest";
import { BashProgram } from "../../src/program/bash-program.ts";
import type { AccessCase } from "./access-case.ts";
import { archiveCases } from "./archives.cases.ts";
import { containerAndCloudCases } from "./containers-and-cloud.cases.ts";
import { createdNameCases } from "./created-names.cases.ts";
import { describeAccess } from "./describe-access.ts";
import { fileUtilityCases } from "./file-utilities.cases.ts";
import { languageCases } from "./languages.cases.ts";
import { mediaAndDataCases } from "./media-and-data.cases.ts";
import { networkCases } from "./network.cases.ts";
import { packageManagerCases } from "./package-managers.cases.ts";
import { redirectCases } from "./redirects.cases.ts";
import { systemCases } from "./system.cases.ts";
import { textToolCases } from "./text-tools.cases.ts";
import { unknownPathCases } from "./unknown-paths.cases.ts";
import { unlistedProgramCases } from "./unlisted-programs.cases.ts";
import { versionControlCases } from "./version-control.cases.ts";

const groups: readonly (readonly [string, readonly AccessCase[]])[] = [
  ["4.2 file utilities", fileUtilityCases],
  ["4.2 text tools", textToolCases],
  ["4.2 archives", archiveCases],
  ["4.2 version control", versionControlCases],
  ["4.2 network", networkCases],
  ["4.2 and 3.8 containers and clouds", containerAndCloudCases],
  ["4.2 and 3.9 languages", languageCases],
  ["4.2 package managers and their tools", packageManagerCases],
  ["4.2, 3.5 and 3.8 builtins, wrappers and the system", systemCases],
  ["4.2 media and data", mediaAndDataCases],
  ["4.2 programs without an entry", unlistedProgramCases],
  ["3.5 and 4.8 redirects", redirectCases],
  ["4.5 words that are not known", unknownPathCases],
  ["4.7 names that the text creates", createdNameCases],
];

describe.each(groups)("%s", (_, cases) => {
  it.each(cases)("$cmd", ({ cmd, want }) => {
    expect(BashProgram.parseSync(cmd).accesses().map(describeAccess)).toEqual(want);
  });
});

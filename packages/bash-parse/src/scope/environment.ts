import { isRiskyVariable } from "@bashgate/bash-arity/wrappers";
import type { EnvironmentVariable, ShellAssignment } from "../facts/bash-command.ts";

/** Names a variable that something unknown may have set: any of them. */
export const ANY_VARIABLE = "*";

/** More variables than this are not told apart. */
const MOST_VARIABLES = 16;

/** An environment with one more variable, which takes the place of one of its name. */
export function withEntry(
  environment: readonly EnvironmentVariable[],
  variable: EnvironmentVariable,
): readonly EnvironmentVariable[] {
  const others = environment.filter((other) => other.name !== variable.name);
  if (others.length < MOST_VARIABLES) return [...others, variable];
  return others.some(({ name }) => name === ANY_VARIABLE)
    ? environment
    : [...others, { name: ANY_VARIABLE, value: null, raw: variable.raw }];
}

/** An environment with a variable that was set to `value` (`null`: unknown), if that can change what runs. */
export function withSet(
  environment: readonly EnvironmentVariable[],
  name: string,
  value: string | null,
  raw: string,
  programName?: string,
): readonly EnvironmentVariable[] {
  const risky = isRiskyVariable(name, value, programName);
  if (risky === false) return environment;
  return withEntry(environment, { name, value, raw, ...(risky === true ? {} : { paths: risky.paths }) });
}

/** An environment with the assignments in front of a command added, as far as they can change what runs. */
export function prefixEnvironment(
  environment: readonly EnvironmentVariable[],
  assignments: readonly ShellAssignment[],
  programName?: string,
): readonly EnvironmentVariable[] {
  let result = environment;
  for (const { name, value, raw, append, index } of assignments) {
    const literal = value === null || value.dynamic || append || index !== null ? null : value.text;
    result = withSet(result, name, literal, raw, programName);
  }
  return result;
}

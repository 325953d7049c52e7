import type { EnvironmentVariable, ShellAssignment } from "../facts/bash-command.ts";
import { isRisky } from "./risky-variable.ts";

/** An environment with the assignments in front of a command added, as far as they can change what runs. */
export function prefixEnvironment(
  environment: readonly EnvironmentVariable[],
  assignments: readonly ShellAssignment[],
): readonly EnvironmentVariable[] {
  let result = environment;
  for (const { name, value, raw, append, index } of assignments) {
    const literal = value === null || value.dynamic || append || index !== null ? null : value.text;
    if (isRisky(name, literal))
      result = [...result.filter((other) => other.name !== name), { name, value: literal, raw }];
  }
  return result;
}

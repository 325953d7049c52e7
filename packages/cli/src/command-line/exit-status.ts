/** The exit statuses of the program; each outcome has its own. */
export const exitStatus = {
  /** Allowed; or the verb did what it was asked to. */
  ok: 0,
  /** Some lines of a stream could not be answered, there is nothing to suggest, nobody takes the answer, or bashgate itself failed. */
  failed: 1,
  /** Wrong use, or a policy that is broken. */
  usage: 2,
  ask: 3,
  deny: 4,
} as const;

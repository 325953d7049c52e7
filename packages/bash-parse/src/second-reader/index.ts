// Loading

// Reading
export { secondCommands } from "./second-commands.ts";
export type { SecondCommand, SecondReader } from "./second-reading.ts";
// Uniting
export { type KnownCommand, unmatched } from "./unmatched.ts";
export { getWarmBashParser, resetWarmBashParser, warmBashParser, whyNotWarm } from "./warm-bash-parser.ts";

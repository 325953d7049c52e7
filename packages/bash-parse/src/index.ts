// Reading a command line

// Paths
export { isDevice } from "./accesses/devices.ts";
// Facts
export type {
  BashCommand,
  BashCommand as SimpleCommand,
  CommandContext,
  EnvironmentVariable,
  InnerCommand,
  ShellAssignment,
  ShellRedirect,
  Via,
} from "./facts/bash-command.ts";
export type { Directories } from "./facts/directory.ts";
export type { Gap } from "./facts/gap.ts";
export type { PathAccess } from "./facts/path-access.ts";
export type { Producer, ShellToken, UnknownPiece, WordPiece } from "./facts/shell-token.ts";
export type { Span } from "./facts/span.ts";
export { BashProgram, type ParseOptions } from "./program/bash-program.ts";
export type { ExternalPathOptions } from "./program/external-paths.ts";
// Finding commands
export { type CommandQuery, type FoundCommands, findCommands, gitValueFlags } from "./program/find-commands.ts";
export {
  extractExternalPathsFromBashCommand,
  extractTokensForPathRules,
  type ParsedShellCommand,
  parseBashCommandsSync,
  parseShellCommand,
} from "./program/parse-shell-command.ts";
// The second reader
export { getWarmBashParser, resetWarmBashParser, warmBashParser } from "./second-reader/index.ts";

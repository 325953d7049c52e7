import { suggestBashPattern } from "@bashgate/bash-arity";
import { isAbsolute, isWithin, normalisePath, parentOf } from "../paths/normalise.ts";

/**
 * The one pattern that a person is offered for a whole session: for `bash` the command's own, for a path its directory, for
 * MCP the server's tools, for anything else the name itself.
 *
 * @param home The home directory: it and what is above it are never offered.
 * @returns `null` where nothing is worth a pattern; then only the exact value can be approved.
 */
export function suggestSessionPattern(surface: string, value: string, home: string | null = null): string | null {
  switch (surface) {
    case "bash":
      return suggestBashPattern(value);
    case "mcp":
      return mcpPattern(value);
    case "path":
    case "external_directory":
    case "read":
    case "write":
    case "edit":
    case "grep":
    case "find":
    case "ls":
      return directoryPattern(value, home);
    default:
      return value === "" ? null : value;
  }
}

function mcpPattern(value: string): string | null {
  const server = /^mcp__([\s\S]+?)__/.exec(value)?.[1] ?? value.split(":")[0] ?? "";
  return server === "" ? null : `${server}:*`;
}

function directoryPattern(value: string, home: string | null): string | null {
  const directory = parentOf(isAbsolute(value) ? normalisePath(value) : value);
  const absolute = isAbsolute(directory);
  const broad = directory === "/" || directory === "." || directory === "~" || directory === value;
  if (broad || (absolute && home !== null && isWithin(home, directory))) return value === "" ? null : value;
  return `${directory}/*`;
}

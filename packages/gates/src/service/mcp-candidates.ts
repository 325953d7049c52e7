/**
 * The names that a call of an MCP tool goes by, most general first: `server`, `server:tool` and the host's
 * `mcp__server__tool`. `null` where the tool is none.
 */
export function mcpCandidates(tool: string, input: Readonly<Record<string, unknown>>): readonly string[] | null {
  const named = /^mcp__([\s\S]+?)__([\s\S]+)$/.exec(tool);
  if (named !== null) return candidates(named[1] ?? "", named[2] ?? "");
  if (tool !== "mcp") return null;
  const server = input["server"];
  const name = input["tool"];
  if (typeof server === "string" && typeof name === "string") return candidates(server, name);
  if (typeof server === "string") return [server];
  return typeof name === "string" ? [name] : ["mcp"];
}

/** The same for a value that a caller asks about: `server`, `server:tool`, `mcp__server__tool`. */
export function mcpCandidatesOf(value: string): readonly string[] {
  const named = mcpCandidates(value, {});
  if (named !== null && value !== "mcp") return named;
  const colon = value.indexOf(":");
  return colon < 0 ? [value] : candidates(value.slice(0, colon), value.slice(colon + 1));
}

function candidates(server: string, tool: string): readonly string[] {
  return [server, `${server}:${tool}`, `mcp__${server}__${tool}`];
}

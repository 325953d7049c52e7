import type { ShellTool } from "@bashgate/permission-rules";
import type { Decision } from "../decision/decision.ts";
import { judgeToolPath, type ToolAccess, type ToolDecision, toolDecision } from "./judge-tool.ts";
import { mcpCandidates } from "./mcp-candidates.ts";
import type { SessionInput } from "./session.ts";

/** How a command line among a tool's arguments is judged. */
export type JudgeCommand = (command: string, cwd: string | null) => Decision;

/** The tools for files: what they do, and which argument names the path. */
const FILE_TOOLS: Readonly<Record<string, FileTool>> = {
  read: { access: "read", recursive: false },
  write: { access: "write", recursive: false },
  edit: { access: "write", recursive: false },
  grep: { access: "read", recursive: true },
  find: { access: "read", recursive: true },
  ls: { access: "read", recursive: false },
};

const PATH_ARGUMENTS = ["path", "file_path", "filePath", "file", "directory"] as const;

/**
 * Judges one call of a tool. File tools are judged by their paths, `bash` and tools that the policy declares by their
 * command lines, `mcp` and `skill` by name, and any other tool by rules on its own name.
 */
export function judgeToolCall(
  tool: string,
  input: Readonly<Record<string, unknown>>,
  session: SessionInput,
  judgeCommand: JudgeCommand,
): ToolDecision {
  const { policy } = session;
  const fileTool = Object.hasOwn(FILE_TOOLS, tool) ? FILE_TOOLS[tool] : undefined;
  if (fileTool !== undefined) {
    return toolDecision(tool, judgeFileTool(tool, fileTool, input, session), null, session);
  }
  if (tool === "bash") return byArguments(tool, input, BASH, session, judgeCommand);
  const declared = policy.shellTools.get(tool);
  if (declared !== undefined) return byArguments(tool, input, declared, session, judgeCommand);
  return toolDecision(tool, [judgeName(tool, input, session)], null, session);
}

type FileTool = Omit<ToolAccess, "path" | "surface">;

/** Every argument that may name the path is judged. One that is no text, or none where one is needed, is asked about. */
function judgeFileTool(
  tool: string,
  fileTool: FileTool,
  input: Readonly<Record<string, unknown>>,
  session: SessionInput,
): ToolDecision["judged"] {
  const given = PATH_ARGUMENTS.map((name) => input[name]).filter((value) => value !== undefined && value !== null);
  const paths = given.filter((value) => typeof value === "string");
  const here = NEEDS_NO_PATH.has(tool) ? ["."] : [];
  const judged = (given.length > 0 ? paths : here).flatMap((path) =>
    judgeToolPath({ ...fileTool, path, surface: tool }, session),
  );
  const unclear = paths.length < given.length || (given.length === 0 && here.length === 0) || leadsOut(tool, input);
  return unclear ? [...judged, { surface: tool, state: "ask", rule: null, value: tool }] : judged;
}

/** A pattern of names that may lead out of the directory that is searched. */
function leadsOut(tool: string, input: Readonly<Record<string, unknown>>): boolean {
  const glob = tool === "grep" ? input["glob"] : tool === "find" ? input["pattern"] : undefined;
  return typeof glob === "string" && /^[/~]|(?:^|\/)\.\.(?:\/|$)|^[A-Za-z]:[\\/]/.test(glob);
}

/** Without a path they look in the session's directory. */
const NEEDS_NO_PATH: ReadonlySet<string> = new Set(["grep", "find", "ls"]);

const BASH: ShellTool = { command: "command", cwd: null, paths: new Map() };

function judgeName(tool: string, input: Readonly<Record<string, unknown>>, { rules }: SessionInput) {
  const mcp = mcpCandidates(tool, input);
  const skill = tool === "skill" && typeof input["name"] === "string" ? input["name"] : null;
  const surface = mcp === null ? tool : "mcp";
  const names = mcp ?? [skill ?? tool];
  const { state, rule } = rules.judgeName(surface, names);
  return { surface, state, rule, value: names.at(-1) ?? tool, names };
}

function byArguments(
  tool: string,
  input: Readonly<Record<string, unknown>>,
  declared: ShellTool,
  session: SessionInput,
  judgeCommand: JudgeCommand,
): ToolDecision {
  const judged: ToolDecision["judged"][number][] = [];
  let bash: Decision | null = null;
  const cwd = declared.cwd === null ? undefined : input[declared.cwd];
  for (const [name, access] of declared.paths) {
    for (const path of textsOf(input[name])) {
      judged.push(...judgeToolPath({ path, access, recursive: false, surface: null }, session));
    }
  }
  const command = declared.command === null ? undefined : input[declared.command];
  // A command that is no text cannot be judged; then the rules on the tool's own name decide, and at least it is asked.
  if (typeof command === "string") bash = judgeCommand(command, typeof cwd === "string" ? cwd : null);
  else if (declared.command !== null) judged.push({ surface: tool, state: "ask", rule: null, value: tool });
  if (tool !== "bash" && declared.command === null) judged.push(judgeName(tool, input, session));
  return toolDecision(tool, judged, bash, session);
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

import { BashProgram, type ParseOptions } from "@bashgate/bash-parse";
import type { Action, Approval, PolicyLayer, PolicyProblem } from "@bashgate/permission-rules";
import { ApprovalBook } from "../approvals/approval-book.ts";
import { decide } from "../decision/decide.ts";
import type { Decision } from "../decision/decision.ts";
import type { FileView } from "../files/file-view.ts";
import { createMemoryView } from "../files/memory-view.ts";
import type { ModuleHost } from "../modules/module-host.ts";
import { withSuggestions } from "../suggest/with-suggestions.ts";
import { renderDecision } from "../trace/render-decision.ts";
import type { PermissionCheckResult } from "./check-result.ts";
import { checkSurface } from "./check-surface.ts";
import { judgeToolCall } from "./check-tool.ts";
import type { ToolDecision } from "./judge-tool.ts";
import { createSession, layerOfPolicy, type SessionInput } from "./session.ts";
import { shortResult } from "./short-result.ts";
import { withModule } from "./with-module.ts";

/** Synchronous questions of other parts of a host. */
export interface PermissionsService {
  /**
   * What the rules say. On `bash` the value is a command line, and the answer is that of all three gates, as `check` would
   * give it once the second reader is warm; on the surfaces of file tools and on `path` it is a path; on `mcp` and `skill` a
   * name; on any other it may be left out.
   */
  checkPermission(surface: string, value?: string, agentName?: string): PermissionCheckResult;
  /** The whole trace of the answer on a command line, as text. */
  explain(command: string, agentName?: string): string;
  /** What the rules say of a tool as such, without its arguments. */
  getToolPermission(tool: string, agentName?: string): Action;
}

/** Everything that one session asks. */
export interface Permissions extends PermissionsService {
  /** The decision to enforce: cross-checked by the second reader, which is loaded where the text needs it. */
  check(command: string, options?: CheckOptions): Promise<Decision>;
  /** The same without waiting: cross-checked if the second reader is warm already, and `crossChecked` tells. */
  checkSync(command: string, options?: CheckOptions): Decision;
  /** The decision on one call of a tool. Command lines among its arguments are judged like those of `check`. */
  checkTool(tool: string, input: Readonly<Record<string, unknown>>, options?: CheckOptions): Promise<ToolDecision>;
  /** Keeps an answer in memory, for this object only. */
  approve(approval: Approval): void;
  readonly approvals: ApprovalBook;
  /** What is wrong with the policies; while there is anything, nothing is allowed. */
  readonly problems: readonly PolicyProblem[];
}

export interface CheckOptions {
  /** The directory the command starts in, if not the session's; a relative one is below it. */
  readonly cwd?: string;
  readonly agentName?: string;
}

export interface PermissionsOptions {
  /** One policy of the person's own, as an object. Beside `layers`, it stands behind them. */
  readonly policy?: unknown;
  /** Layers in the order builtin, managed, user, project, local, agent, session. */
  readonly layers?: readonly PolicyLayer[];
  /** Further layers for an agent by its name. */
  readonly agents?: Readonly<Record<string, readonly PolicyLayer[]>>;
  /** The session's directory, absolute. */
  readonly cwd: string;
  /** The home directory; left out: the file view's. */
  readonly home?: string | null;
  /** What may be known of the machine; left out: nothing. */
  readonly files?: FileView;
  /** Whose file names and program names are meant; left out: the file view's. */
  readonly platform?: FileView["platform"];
  /** Answers that were kept, beside those of the policies. */
  readonly approvals?: readonly Approval[];
  /** Milliseconds since 1970, for approvals that expire; left out: those that may expire do not hold. */
  readonly now?: () => number;
  /** Permission modules, asked by `checkTool` beside the rules. */
  readonly modules?: ModuleHost;
  /** A book to share with other permissions of the same session; left out: one of its own. */
  readonly book?: ApprovalBook;
}

/** The permissions of one session. Pure but for the file view: the same options always give the same answers. */
export function createPermissions(options: PermissionsOptions): Permissions {
  const view = viewOf(options);
  const layers = [...(options.layers ?? []), ...(options.policy === undefined ? [] : [layerOfPolicy(options.policy)])];
  const book = options.book ?? new ApprovalBook(options.approvals ?? [], view, options.now ?? null);
  const session = createSession({
    layers,
    agents: options.agents ?? {},
    cwd: options.cwd,
    view,
    approvals: (policy, root) => book.with(policy.approvals, root),
  });
  const inputFor = ({ cwd, agentName }: CheckOptions, enforcing: boolean) =>
    session.inputFor(cwd ?? ".", agentName, enforcing);
  const judge = (program: BashProgram, input: SessionInput): Decision =>
    withSuggestions(decide(program, program.command, input), input);
  const permissions: Permissions = {
    async check(command, check = {}) {
      const input = inputFor(check, true);
      return judge(await readToEnforce(command, input), input);
    },
    checkSync(command, check = {}) {
      const input = inputFor(check, false);
      return judge(BashProgram.parseSync(command, readOptions(input)), input);
    },
    checkPermission(surface, value, agentName) {
      const agent = agentName === undefined ? {} : { agentName };
      if (surface === "bash") return shortResult(permissions.checkSync(value ?? "", agent));
      return checkSurface(surface, value, session.inputFor(".", agentName, false));
    },
    explain: (command, agentName) =>
      renderDecision(permissions.checkSync(command, agentName === undefined ? {} : { agentName })),
    getToolPermission(tool, agentName) {
      const { rules } = session.inputFor(".", agentName, false);
      return rules.judgeName(tool, [tool]).state;
    },
    async checkTool(tool, input, check = {}) {
      const here = inputFor(check, true);
      const programs = new Map<string, BashProgram>();
      for (const value of Object.values(input)) {
        if (typeof value === "string") programs.set(value, await readToEnforce(value, here));
      }
      const decision = judgeToolCall(tool, input, here, (command, cwd) => {
        const there = cwd === null ? here : inputFor({ ...check, cwd }, true);
        return judge(programs.get(command) ?? BashProgram.parseSync(command, readOptions(there)), there);
      });
      return withModule(decision, (await options.modules?.judge({ name: tool, input }, here.place.cwd)) ?? null);
    },
    approve: (approval) => book.add(approval),
    approvals: book,
    problems: session.inputFor(".", undefined, false).policy.problems,
  };
  return permissions;
}

/** A plain text is read the same by every shell, so the second reader need not be loaded for it (semantics 1.6). */
async function readToEnforce(command: string, input: SessionInput): Promise<BashProgram> {
  const program = BashProgram.parseSync(command, readOptions(input));
  return program.crossChecked || program.plain ? program : BashProgram.parse(command, readOptions(input));
}

function readOptions({ wrappers }: SessionInput): ParseOptions {
  return wrappers === null ? {} : { wrappers };
}

function viewOf({ files, home, platform }: PermissionsOptions): FileView {
  const view =
    files ?? createMemoryView({ home: home ?? null, partial: true, ...(platform === undefined ? {} : { platform }) });
  if ((home === undefined || home === view.home) && (platform === undefined || platform === view.platform)) return view;
  return {
    platform: platform ?? view.platform,
    home: home === undefined ? view.home : home,
    temporary: view.temporary,
    kind: (path) => view.kind(path),
    resolve: (path) => view.resolve(path),
    list: (path) => view.list(path),
  };
}

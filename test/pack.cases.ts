/** A package installed by itself, with the siblings that it needs, and a module that uses it as a stranger would. */
export interface Installed {
  readonly name: string;
  readonly siblings: readonly string[];
  readonly module: string;
  /** What the module prints. */
  readonly prints: string;
  /** The oldest Node that the package is for. */
  readonly node: number;
}

export const installed: readonly Installed[] = [
  {
    name: "bash-arity",
    siblings: [],
    module: `
      import { prefix, suggestBashPattern } from "@bashgate/bash-arity";
      import { readWrapper } from "@bashgate/bash-arity/wrappers";
      const reading = readWrapper("sudo", [{ text: "ls", dynamic: false }]);
      console.log(prefix(["git", "checkout", "main"]).join(" "), "/", suggestBashPattern("git checkout main"), "/", reading.kind);
    `,
    prints: "git checkout / git checkout * / privileged",
    node: 20,
  },
  {
    name: "bash-parse",
    siblings: ["bash-arity"],
    module: `
      import { BashProgram } from "@bashgate/bash-parse";
      const program = await BashProgram.parse("ls | sudo rm x");
      console.log(program.commands().map((command) => command.programName).join(" "), program.crossChecked);
    `,
    prints: "ls sudo rm true",
    node: 20,
  },
  {
    name: "permission-rules",
    siblings: [],
    module: `
      import { parsePolicy } from "@bashgate/permission-rules";
      const good = parsePolicy('{ "permission": { "bash": { "ls *": "allow" } } }', { file: "policy.jsonc" });
      const bad = parsePolicy('{ "permission": { "bash": "maybe" } }', { file: "policy.jsonc" });
      console.log(good.problems.length, bad.problems.length > 0);
    `,
    prints: "0 true",
    node: 20,
  },
  {
    name: "gates",
    siblings: ["bash-arity", "bash-parse", "permission-rules"],
    module: `
      import { createPermissions } from "@bashgate/gates";
      import { openPermissions } from "@bashgate/gates/node";
      const permissions = createPermissions({
        policy: { permission: { bash: { "git *": "allow", "git push *": "deny" } } },
        cwd: "/nowhere/project",
        home: "/nowhere",
      });
      const states = [];
      for (const command of ["git status", "git push", "make"]) states.push((await permissions.check(command)).state);
      console.log(states.join(" "), permissions.checkPermission("bash", "git push").state, typeof openPermissions);
    `,
    prints: "allow deny ask deny function",
    node: 20,
  },
  {
    name: "pi-extension",
    siblings: [],
    module: `
      import bashgate from "@bashgate/pi-extension";
      const handlers = new Map();
      bashgate({ on: (name, handler) => handlers.set(name, handler) });
      const context = { cwd: process.cwd(), hasUI: false, ui: {} };
      const call = (command) => handlers.get("tool_call")({ toolName: "bash", toolCallId: "1", input: { command } }, context);
      const made = await call("make all");
      console.log([...handlers.keys()].join(" "), made.block, /asked/.test(made.reason), await call("true"));
    `,
    prints: "session_start before_agent_start tool_call true true undefined",
    node: 22,
  },
];

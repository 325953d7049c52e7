import { warmBashParser } from "@bashgate/bash-parse";
import { everyday } from "../../bash-parse/bench/everyday.ts";
import { createPermissions, type Permissions } from "../dist/index.js";
import { createMachineView } from "../dist/node/index.js";

// Whole decisions on everyday command lines: both readers warm, three gates, by the number of rules.
const PROGRAMS = ["git", "npm", "docker", "cargo", "make", "kubectl", "ls", "cat", "grep", "rm"];
const ACTIONS = ["allow", "ask", "deny"];
const ROUNDS = 30;

await warmBashParser();
const measured = [11, 53, 1000, 10_000].map((count) => ({
  count,
  permissions: permissionsWith(count),
  times: [] as number[],
}));
// In turns, so that what the machine and the compiler do meanwhile falls on all alike; the first rounds only warm up.
for (let round = 0; round < ROUNDS; round++) {
  for (const { permissions, times } of measured) {
    for (const command of everyday) {
      const start = performance.now();
      permissions.checkSync(command);
      if (round >= ROUNDS / 3) times.push((performance.now() - start) * 1000);
    }
  }
}
for (const { count, times } of measured) {
  times.sort((one, other) => one - other);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
  console.log(`${count} rules: median ${at(0.5)} µs, 90 % ${at(0.9)} µs, 99 % ${at(0.99)} µs`);
}

function permissionsWith(count: number): Permissions {
  const bash = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      at < PROGRAMS.length ? `${PROGRAMS[at]} *` : `${PROGRAMS[at % PROGRAMS.length]} sub${at} *`,
      ACTIONS[at % ACTIONS.length],
    ]),
  );
  return createPermissions({
    policy: { permission: { "*": "ask", bash, path: { "~/.ssh": "deny" }, external_directory: "ask" } },
    cwd: process.cwd(),
    files: createMachineView(),
  });
}

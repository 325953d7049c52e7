import { beforeAll, describe, expect, it } from "vitest";
import { createMemoryView, createPermissions, type Decision, warmBashParser } from "../src/index.ts";
import { decidedBy } from "./decided-by.ts";
import { type Situation, situations } from "./situations.cases.ts";

beforeAll(() => warmBashParser());

const rows = situations.flatMap((row) => row.commands.map((command) => ({ ...row, command })));

describe("tricky situations", () => {
  it.each(rows)("$clause $it: $command", async (row) => {
    const decision = await decide(row, row.command);
    expect(row.want.split(" or ")).toContain(decision.state);
    if (row.by !== undefined) expect(decidedBy(decision)).toBe(row.by);
  });
});

function decide(row: Situation, command: string): Promise<Decision> {
  const entries = Object.fromEntries(
    ["/home/u/proj/.git/HEAD", "/home/u/proj/src/a.ts", ...(row.files ?? [])].map((path) => [path, "file" as const]),
  );
  const files = createMemoryView({ home: "/home/u", entries });
  return createPermissions({ policy: row.policy, cwd: row.cwd ?? "/home/u/proj", files }).check(command);
}

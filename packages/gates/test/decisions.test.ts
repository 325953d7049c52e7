import { beforeAll, describe, expect, it } from "vitest";
import { createPermissions, warmBashParser } from "../src/index.ts";
import { decidedBy } from "./decided-by.ts";
import { groups } from "./decisions.cases.ts";
import { projectView } from "./project-view.ts";

beforeAll(() => warmBashParser());

describe.each(groups)("$clause", ({ policy, rows }) => {
  const permissions = createPermissions({ policy, cwd: "/home/u/proj", files: projectView() });

  const named = rows.map(([command, state, by]) => ({ command, state, by }));

  it.each(named)("$command → $state $by", async ({ command, state, by }) => {
    const decision = await permissions.check(command);
    expect(`${decision.state} by ${decidedBy(decision)}`).toBe(
      by === undefined ? `${state} by ${decidedBy(decision)}` : `${state} by ${by}`,
    );
  });
});

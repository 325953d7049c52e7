import { describe, expect, it } from "vitest";
import { createPermissions } from "../../src/index.ts";
import { displayWidth } from "../../src/trace/display-width.ts";
import { renderDecision } from "../../src/trace/render-decision.ts";
import { renderForAgent } from "../../src/trace/render-for-agent.ts";
import { renderForPrompt } from "../../src/trace/render-for-prompt.ts";
import { renderSummary } from "../../src/trace/render-summary.ts";
import { policy, told } from "./render.cases.ts";

const permissions = createPermissions({ policy, cwd: "/nowhere/project", home: "/nowhere" });
const decide = (command: string) => permissions.checkSync(command);

describe("the agent is told", () => {
  it.each(told)("%s", (_it, command, refusal, text) => {
    expect(renderForAgent(decide(command), refusal)).toBe(text);
  });

  it("which floor holds, and no rule", () => {
    const text = renderForAgent(decide('bash -c "git $x"'), "nobody");
    expect(text).toMatch(/about `bash -c "git \$x"`: \w/);
    expect(text).not.toMatch(/\.jsonc|rule|allow/);
  });
});

describe("a person is shown", () => {
  it("the tree: wrappers over what they run, accesses, rules, floors", () => {
    expect(renderDecision(decide("git log > /nowhere/x && timeout 5 git push")).split("\n")).toEqual([
      expect.stringMatching(/^deny: `git push` .*pushing is mine to do$/),
      "",
      "  git log > /nowhere/x && timeout 5 git push",
      "                                    ^^^^^^^^",
      "",
      "├─ allow git log",
      "│  │     rule `git *` on bash: allow (user)",
      "│  └─ ask   writes /nowhere/x",
      "│           no rule on external_directory matches, the default decides: ask",
      "└─ allow timeout 5 git push",
      "   │     in condition",
      "   │     what it runs decides",
      "   └─ deny  git push",
      "            run by timeout (transparent)",
      "            in condition",
      "            rule `git push *` on bash: deny (user)",
      "            reason: pushing is mine to do",
      "",
      "not cross-checked by the second reader",
    ]);
  });

  it("colours only where they are wanted", () => {
    const decision = decide("git push");
    expect(renderSummary(decision, { color: true })).toContain("\x1b[31mdeny\x1b[0m");
    expect(renderSummary(decision)).not.toContain("\x1b");
    expect(renderDecision(decision)).not.toContain("\x1b");
  });

  it("a prompt that fits, with the part that asks in sight", () => {
    const text = renderForPrompt(decide(`git status ${"x".repeat(300)} && make ${"y".repeat(300)}`), { width: 60 });
    expect(text).toContain("make yyy");
    for (const line of text.split("\n")) expect(displayWidth(line)).toBeLessThanOrEqual(60);
  });

  it.each([["git \x1b[2Kpush"], ["git push \u202e"], ["git push '\u200b\r'"], ["make \x1b]0;x\x07"]])(
    "nothing that a terminal acts on: %j",
    (command) => {
      const decision = decide(command);
      for (const text of [
        renderDecision(decision),
        renderSummary(decision),
        renderForPrompt(decision),
        renderForAgent(decision, "policy"),
      ]) {
        expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
      }
    },
  );
});

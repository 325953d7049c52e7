import { mkdirSync, writeFileSync } from "node:fs";
import type { Reporter, TestModule, Vitest } from "vitest/node";

/**
 * Prints `N passed, N failed` as the last line of a run and keeps the numbers in `.test-results/count.json`. A file that
 * could not be loaded counts as one failure; so does each error outside a test, and a test that was skipped, unless the run
 * was asked for some names only.
 */
export default class CountReporter implements Reporter {
  private filtered = false;

  onInit(vitest: Vitest): void {
    this.filtered = vitest.config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandled.length;
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      passed += states.filter((state) => state === "passed").length;
      const left = this.filtered ? ["passed", "skipped"] : ["passed"];
      const broken = states.filter((state) => !left.includes(state)).length;
      failed += broken === 0 && !module.ok() ? 1 : broken;
    }
    mkdirSync(".test-results", { recursive: true });
    writeFileSync(".test-results/count.json", `${JSON.stringify({ passed, failed })}\n`);
    console.log(`${passed} passed, ${failed} failed`);
  }
}

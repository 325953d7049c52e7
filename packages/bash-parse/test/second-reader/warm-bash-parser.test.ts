import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import {
  getWarmBashParser,
  resetWarmBashParser,
  secondCommands,
  warmBashParser,
  whyNotWarm,
} from "../../src/second-reader/index.ts";

const file = (name: string) => readFileSync(new URL(`../../wasm/${name}`, import.meta.url));

describe("loading the second reader", () => {
  beforeEach(resetWarmBashParser);

  it("is cold before it is loaded, and says so", () => {
    expect(getWarmBashParser()).toBeNull();
    expect(secondCommands("ls")).toBeNull();
    expect(whyNotWarm()).toBe("the second reader is not loaded yet");
  });

  it("is loaded once, also by calls at the same time", async () => {
    const [first, second] = await Promise.all([warmBashParser(), warmBashParser()]);
    expect(first).not.toBeNull();
    expect(second).toBe(first);
    expect(await warmBashParser()).toBe(first);
    expect(getWarmBashParser()).toBe(first);
    expect(whyNotWarm()).toBeNull();
  });

  it("takes modules that are given", async () => {
    await warmBashParser({ grammar: file("tree-sitter-bash.wasm"), runtime: file("web-tree-sitter.wasm") });
    expect(secondCommands("ls -l | wc")?.programs).toEqual([
      { start: 0, end: 2 },
      { start: 8, end: 10 },
    ]);
  });

  it("survives a broken module, says why, and tries again", async () => {
    expect(await warmBashParser({ grammar: new Uint8Array([1, 2, 3]) })).toBeNull();
    expect(getWarmBashParser()).toBeNull();
    expect(whyNotWarm()).toMatch(/^the second reader could not be loaded: ./);
    expect(await warmBashParser()).not.toBeNull();
    expect(whyNotWarm()).toBeNull();
  });

  it("does not come back from a load that was under way when it was reset", async () => {
    const loading = warmBashParser();
    resetWarmBashParser();
    await loading;
    expect(getWarmBashParser()).toBeNull();
  });
});

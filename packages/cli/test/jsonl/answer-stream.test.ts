import { describe, expect, it } from "vitest";
import { answerStream } from "../../src/jsonl/answer-stream.ts";
import { memoryTerminal } from "../support/memory-terminal.ts";

describe("a stream of requests", () => {
  it("is answered in order, with each id as it came, and errors in their places", async () => {
    const terminal = memoryTerminal(
      '{"id":"a","command":"1"}\nnonsense\n{"id":2,"command":"throw"}\n{"command":"refuse"}\n{"id":[3],"command":"4"}',
    );
    const status = await answerStream(terminal, async ({ command }) => {
      if (command === "throw") throw new Error("a fault");
      if (command === "refuse") return { kind: "error", why: "refused" };
      return { kind: "answer", value: { echo: command } };
    });
    expect(status).toBe(1);
    expect(terminal.written().split("\n")).toEqual([
      '{"id":"a","echo":"1"}',
      '{"id":null,"error":"line 2: not valid JSON"}',
      '{"id":2,"error":"line 3: internal error: a fault"}',
      '{"id":null,"error":"line 4: refused"}',
      '{"id":[3],"echo":"4"}',
      "",
    ]);
  });

  it("gives 0 when every line was answered, also when there was none", async () => {
    const answer = async () => ({ kind: "answer", value: {} }) as const;
    expect(await answerStream(memoryTerminal(""), answer)).toBe(0);
    const terminal = memoryTerminal('{"command":"x"}\n');
    expect(await answerStream(terminal, answer)).toBe(0);
    expect(terminal.written()).toBe('{"id":null}\n');
  });

  it("reads no further than what was answered and taken", async () => {
    let read = 0;
    async function* input() {
      for (; read < 1000; read++) yield new TextEncoder().encode('{"command":"x"}\n');
    }
    let taken = 0;
    const terminal = {
      ...memoryTerminal(""),
      input,
      out: async () => {
        taken++;
        expect(read - taken).toBeLessThanOrEqual(1);
        await Promise.resolve();
      },
    };
    await answerStream(terminal, async () => ({ kind: "answer", value: {} }));
    expect(taken).toBe(1000);
  });
});

import type { Terminal } from "../../src/terminal/terminal.ts";

/** A terminal that keeps what is written and reads a given input. */
export interface MemoryTerminal extends Terminal {
  written(): string;
  complained(): string;
}

export function memoryTerminal(input: string, cwd = "/nowhere/project"): MemoryTerminal {
  let out = "";
  let err = "";
  return {
    out: async (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    async *input() {
      yield new TextEncoder().encode(input);
    },
    cwd,
    width: null,
    color: false,
    written: () => out,
    complained: () => err,
  };
}

/** A fenced block of a README. */
export interface Block {
  readonly language: string;
  readonly text: string;
  /** 1-based line of the opening fence. */
  readonly line: number;
  /** Only blank lines stand between the block before and this one. */
  readonly follows: boolean;
}

/**
 * What of a README can be run. The convention:
 *
 * - a `jsonc` block whose first line is `// NAME` is a file of that name, below `~` or in the project of the examples below it;
 * - a `sh` block directly followed by a `text` or `json` block is run, and prints that text; the home directory is
 *   `/home/you`, and the project is in it;
 * - a `ts` block with `// →` behind some `console.log(…)` is run, and prints what stands behind the arrows, in order.
 */
export type Example =
  | { readonly kind: "file"; readonly line: number; readonly name: string; readonly text: string }
  | { readonly kind: "shell"; readonly line: number; readonly code: string; readonly prints: string }
  | { readonly kind: "module"; readonly line: number; readonly code: string; readonly prints: string };

export function examplesOf(readme: string): readonly Example[] {
  const blocks = blocksOf(readme);
  return blocks.flatMap((block, index): readonly Example[] => {
    const name = /^\/\/ (\S+)\n/.exec(block.text)?.[1];
    if (block.language === "jsonc" && name !== undefined)
      return [{ kind: "file", line: block.line, name, text: block.text }];
    const next = blocks[index + 1];
    if (block.language === "sh" && (next?.language === "text" || next?.language === "json") && next.follows) {
      return [{ kind: "shell", line: block.line, code: block.text, prints: next.text }];
    }
    if (block.language === "ts" && block.text.includes("// →")) {
      const prints = [...block.text.matchAll(/\/\/ → ?(.*)$/gm)].map((match) => `${match[1] ?? ""}\n`).join("");
      return [{ kind: "module", line: block.line, code: block.text, prints }];
    }
    return [];
  });
}

function blocksOf(readme: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { language: string; line: number; lines: string[]; follows: boolean } | null = null;
  let between = "none yet";
  for (const [index, line] of readme.split("\n").entries()) {
    if (open === null) {
      const language = /^```(\w*)/.exec(line)?.[1];
      if (language === undefined) between += line.trim();
      else open = { language, line: index + 1, lines: [], follows: between === "" };
    } else if (line === "```") {
      const { lines, ...rest } = open;
      blocks.push({ ...rest, text: lines.map((text) => `${text}\n`).join("") });
      open = null;
      between = "";
    } else open.lines.push(line);
  }
  return blocks;
}

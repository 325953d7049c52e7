import { escapeText, suggest } from "@bashgate/gates";
import { exitStatus } from "../command-line/exit-status.ts";
import { answerStream } from "../jsonl/answer-stream.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** `bashgate suggest COMMAND`: the pattern that an approval of this command line would keep. */
export async function suggestOne(asked: { command: string; json: boolean }, terminal: Terminal): Promise<number> {
  const suggestion = suggestAnswer(asked.command);
  if (asked.json) await terminal.out(`${JSON.stringify(suggestion, null, 2)}\n`);
  else if (suggestion.pattern !== null) await terminal.out(`${escapeText(suggestion.pattern)}\n`);
  else terminal.err("bashgate: there is no pattern for this command line\n");
  return suggestion.pattern === null ? exitStatus.failed : exitStatus.ok;
}

/** `bashgate suggest --jsonl`. */
export function suggestStream(terminal: Terminal): Promise<number> {
  return answerStream(terminal, async ({ command }) => ({ kind: "answer", value: suggestAnswer(command) }));
}

function suggestAnswer(command: string): { prefix: readonly string[]; pattern: string | null } {
  const { prefix, pattern } = suggest(command);
  return { prefix, pattern: pattern === "" ? null : pattern };
}

import { BashProgram } from "@bashgate/gates";
import { parseAnswer } from "../answers/parse-answer.ts";
import { exitStatus } from "../command-line/exit-status.ts";
import { answerStream } from "../jsonl/answer-stream.ts";
import { renderParse } from "../render/render-parse.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** `bashgate parse COMMAND`: what was read, with no policy. */
export async function parseOne(asked: { command: string; json: boolean }, terminal: Terminal): Promise<number> {
  const program = await BashProgram.parse(asked.command);
  const text = asked.json ? JSON.stringify(parseAnswer(program), null, 2) : renderParse(parseAnswer(program));
  await terminal.out(`${text}\n`);
  return exitStatus.ok;
}

/** `bashgate parse --jsonl`. */
export function parseStream(terminal: Terminal): Promise<number> {
  return answerStream(terminal, async ({ command }) => ({
    kind: "answer",
    value: parseAnswer(await BashProgram.parse(command)),
  }));
}

import { exitStatus } from "../command-line/exit-status.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { type Request, readRequest } from "./read-request.ts";
import { splitLines } from "./split-lines.ts";

/** A line may be this long, in UTF-16 code units: a command line at the reader's limit, escaped, and a policy beside it. */
const lineLimit = 16 * 1024 * 1024;

/** The answer to one request: an object to be printed, or why there is none. */
export type Answer =
  | { readonly kind: "answer"; readonly value: object }
  | { readonly kind: "error"; readonly why: string };

/**
 * Answers standard input line by line, in its order and one at a time, so that memory stays constant and a slow reader
 * slows us down. A line that cannot be answered gives an error object and the rest goes on.
 *
 * @returns 0 if every line was answered, 1 if some were errors.
 */
export async function answerStream(
  terminal: Terminal,
  answer: (request: Extract<Request, { kind: "request" }>) => Promise<Answer>,
): Promise<number> {
  let number = 0;
  let errors = 0;
  for await (const line of splitLines(terminal.input(), lineLimit)) {
    number++;
    const request: Request =
      line.kind === "line"
        ? readRequest(line.text)
        : { kind: "broken", id: "null", why: `longer than ${lineLimit} characters` };
    const answered: Answer =
      request.kind === "request" ? await guarded(request, answer) : { kind: "error", why: request.why };
    if (answered.kind === "error") errors++;
    const members = answered.kind === "answer" ? answered.value : { error: `line ${number}: ${answered.why}` };
    await terminal.out(withId(request.id, members));
  }
  return errors === 0 ? exitStatus.ok : exitStatus.failed;
}

// A fault of our own in one line must not silence the answers to the others.
async function guarded(
  request: Extract<Request, { kind: "request" }>,
  answer: (request: Extract<Request, { kind: "request" }>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer(request);
  } catch (error) {
    return { kind: "error", why: `internal error: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function withId(id: string, members: object): string {
  const body = JSON.stringify(members);
  return `{"id":${id}${body === "{}" ? "" : ","}${body.slice(1)}\n`;
}

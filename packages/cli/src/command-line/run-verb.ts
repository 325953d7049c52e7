import { OutputClosed, OutputFailed, type Terminal } from "../terminal/terminal.ts";
import { readVersion } from "../version.ts";
import { exitStatus } from "./exit-status.ts";
import { readArguments, type VerbArguments } from "./read-arguments.ts";
import { generalUsage, type Verb, verbs, verbUsage } from "./usage.ts";

/**
 * Runs the program with the words of its command line.
 *
 * @returns The exit status. Nothing is thrown: a fault of our own is told on standard error and gives 1, never 0.
 */
export async function runVerb(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(words, terminal);
  } catch (error) {
    if (error instanceof OutputClosed) return exitStatus.failed;
    if (error instanceof OutputFailed) {
      terminal.err(`bashgate: ${error.message}\n`);
      return exitStatus.failed;
    }
    terminal.err(
      `bashgate: internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    return exitStatus.failed;
  }
}

async function dispatch(words: readonly string[], terminal: Terminal): Promise<number> {
  const [first, ...rest] = words;
  if (first === "--help" || first === "-h" || first === "help") return tell(terminal, generalUsage);
  if (first === "--version" || first === "-V") return tell(terminal, `${readVersion()}\n`);
  if (first === undefined) return wrongUse(terminal, "no verb was given", generalUsage);
  if (!isVerb(first)) return wrongUse(terminal, `there is no verb ${JSON.stringify(first)}`, generalUsage);
  const asked = readArguments(first, rest);
  switch (asked.kind) {
    case "help":
      return tell(terminal, verbUsage[first]);
    case "wrong":
      return wrongUse(terminal, asked.message, verbUsage[first]);
    case "one":
    case "stream":
      return start(first, asked, terminal);
    default:
      return asked satisfies never;
  }
}

// Verbs are imported only when they run, so that help and version do not wait for the readers of bash.
async function start(
  verb: Verb,
  asked: Extract<VerbArguments, { kind: "one" | "stream" }>,
  terminal: Terminal,
): Promise<number> {
  switch (verb) {
    case "check": {
      const { checkOne, checkStream } = await import("../verbs/check.ts");
      return asked.kind === "one" ? checkOne(asked, terminal) : checkStream(asked.options, terminal);
    }
    case "explain": {
      const { explain } = await import("../verbs/explain.ts");
      return asked.kind === "one" ? explain(asked, terminal) : exitStatus.usage;
    }
    case "parse": {
      const { parseOne, parseStream } = await import("../verbs/parse.ts");
      return asked.kind === "one" ? parseOne(asked, terminal) : parseStream(terminal);
    }
    case "suggest": {
      const { suggestOne, suggestStream } = await import("../verbs/suggest.ts");
      return asked.kind === "one" ? suggestOne(asked, terminal) : suggestStream(terminal);
    }
    default:
      return verb satisfies never;
  }
}

async function tell(terminal: Terminal, text: string): Promise<number> {
  await terminal.out(text);
  return exitStatus.ok;
}

function wrongUse(terminal: Terminal, message: string, usage: string): number {
  terminal.err(`bashgate: ${message}\n\n${usage}`);
  return exitStatus.usage;
}

function isVerb(word: string): word is Verb {
  return (verbs as readonly string[]).includes(word);
}

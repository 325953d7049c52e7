#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";
import { runVerb } from "./command-line/run-verb.ts";
import { processTerminal } from "./terminal/process-terminal.ts";

// V8 would soon compile the second reader again, with optimisations, in the background and at length: a process that lives
// for one answer would wait for that at its end, half a second long, and hold half a gigabyte more. Both flags are needed;
// `--liftoff-only`, which implies them at start, does not when it is set in a running process.
setFlagsFromString("--no-wasm-tier-up");
setFlagsFromString("--no-wasm-dynamic-tiering");

process.exitCode = await runVerb(process.argv.slice(2), processTerminal());

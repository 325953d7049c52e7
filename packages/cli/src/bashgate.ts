#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";
import { runVerb } from "./command-line/run-verb.ts";
import { processTerminal } from "./terminal/process-terminal.ts";

// V8 would compile the second reader twice, the second time in the background and at length: a process that lives for one
// answer would wait for that at its end, half a second long, and hold several hundred megabytes more.
setFlagsFromString("--liftoff-only");

process.exitCode = await runVerb(process.argv.slice(2), processTerminal());

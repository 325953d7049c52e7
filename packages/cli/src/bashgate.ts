#!/usr/bin/env node
import { runVerb } from "./command-line/run-verb.ts";
import { processTerminal } from "./terminal/process-terminal.ts";

process.exitCode = await runVerb(process.argv.slice(2), processTerminal());

/**
 * Runs the wrappers that are installed here, with a stub as the inner command that only notes its words, and compares what
 * was run with what `readWrapper` says. Everything happens in an empty temporary directory.
 *
 *     node scripts/check-wrappers.mjs [--write]
 *
 * `--write` keeps the report in scripts/wrappers-report.md. Exits with 1 if a run differs from its reading.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readWrapper } from "../src/wrappers/index.ts";
import { RUNS } from "./wrapper-runs.mjs";

const home = realpathSync(mkdtempSync(join(tmpdir(), "wrappers-")));
chmodSync(home, 0o755);
const log = join(home, "log");
const stub = join(home, "stub.sh");
// Words end with 0x1f, runs with 0x1e: neither occurs in a word here.
const noteWords = `#!/bin/sh\n{ for word do printf '%s\\037' "$word"; done; printf '\\036'; } >> '${log}'\n`;
writeFileSync(stub, noteWords, { mode: 0o755 });

const passed = ["PATH", "LD_LIBRARY_PATH", "PERL5LIB"].flatMap((name) =>
  process.env[name] ? [[name, process.env[name]]] : [],
);
const environment = { ...Object.fromEntries(passed), LC_ALL: "C" };
const results = RUNS.map((row, index) => check(typeof row === "string" ? { run: row } : row, index));
rmSync(home, { recursive: true });
report(results);

function check(row, index) {
  const text = (row.run ?? row.bash).replaceAll("@", stub);
  const [program = "", ...words] = toWords(text);
  const shown = row.run ?? row.bash;
  if (row.run && spawnSync("sh", ["-c", 'command -v "$1"', "sh", program]).status !== 0)
    return { shown, verdict: "absent" };
  const directory = join(home, String(index));
  mkdirSync(directory);
  writeFileSync(join(directory, "stub.sh"), noteWords, { mode: 0o755 });
  for (const [name, content] of Object.entries(row.files ?? {})) writeFileSync(join(directory, name), content);
  const options = { cwd: directory, timeout: 10_000, env: { ...environment, HOME: directory } };
  if (row.prepare) spawnSync("sh", ["-c", row.prepare], options);
  writeFileSync(log, "");
  const argv = row.run ? [program, ...words] : ["bash", "--norc", "-c", text];
  const input = (row.input ?? "").replaceAll("@", stub);
  const done = spawnSync(argv[0], argv.slice(1), { ...options, input });
  const ran = readLog();
  const reading = readWrapper(program, words.map(toWord));
  const expected = reading ? reading.inner.flatMap((inner) => runsOf(inner, words, input)) : [];
  const verdict = compare(ran, expected, reading, done);
  return {
    shown,
    verdict,
    read: expected.map(describe).join("; "),
    ran: ran.map(describe).join("; "),
    kind: reading?.kind,
    uncertain: reading?.uncertain ?? null,
    error: firstLine(done.stderr),
  };
}

/** The runs of the stub that a reading foresees; a missing word is unknown. */
function runsOf(inner, words, input) {
  switch (inner.runs) {
    case "argv":
      return wordRuns(words.slice(inner.start, inner.end), inner, input);
    case "shell": {
      const code = inner.words.map((word, place) => words[word].slice(place === 0 ? inner.offset : 0)).join(" ");
      return wordRuns(toWords(code), inner, input);
    }
    case "file":
      return [{ words: words.slice(inner.word + 1), more: true }];
    case "stdin":
      return input
        .split("\n")
        .filter((line) => line !== "")
        .flatMap((line) => wordRuns(toWords(line), { extra: null, placeholder: null }, ""));
    default:
      throw new Error(`unknown reading ${JSON.stringify(inner)}`);
  }
}

function wordRuns(parts, inner, input) {
  const [program = "", ...words] = parts.filter((part, at) => at > 0 || !/^\w+=/.test(part));
  if (program === stub || program === "./stub.sh") {
    return [{ words: words.map((word) => unknown(word, inner.placeholder)), more: inner.extra !== null }];
  }
  const reading = readWrapper(program.split("/").at(-1), words.map(toWord));
  return reading ? reading.inner.flatMap((deeper) => runsOf(deeper, words, input)) : [];
}

function unknown(word, placeholder) {
  return placeholder === null || !word.includes(placeholder) ? word : null;
}

function compare(ran, expected, reading, done) {
  const fits = (run, hope) =>
    (hope.more ? run.words.length >= hope.words.length : run.words.length === hope.words.length) &&
    hope.words.every((word, at) => word === null || word === run.words[at]);
  if (!ran.every((run) => expected.some((hope) => fits(run, hope)))) return "differs";
  if (reading?.uncertain) return ran.length > 0 ? "agrees, uncertain" : "uncertain";
  if (expected.length === 0) return "agrees";
  if (ran.length === 0) return done.status === 0 ? "not run" : "refused";
  return expected.every((hope) => ran.some((run) => fits(run, hope))) ? "agrees" : "agrees in part";
}

function readLog() {
  return readFileSync(log, "utf8")
    .split("\u001e")
    .slice(0, -1)
    .map((run) => ({ words: run.split("\u001f").slice(0, -1) }));
}

function toWord(text) {
  return { text, dynamic: false };
}

/** Words apart by blanks; single quotes keep them together. */
function toWords(text) {
  return (text.match(/(?:'[^']*'|[^\s'])+/g) ?? []).map((word) => word.replaceAll("'", ""));
}

function describe(run) {
  const words = run.words.map((word) => (word === null ? "?" : word.replaceAll(stub, "@") || "''"));
  return `@ ${words.join(" ")}${run.more ? " …" : ""}`.trim();
}

function firstLine(bytes) {
  return (bytes ?? "").toString().split("\n")[0]?.replaceAll(home, "").slice(0, 100) ?? "";
}

function report(rows) {
  const tested = rows.filter((row) => row.verdict !== "absent");
  const counts = Object.entries(Object.groupBy(rows, (row) => row.verdict)).map(
    ([verdict, list]) => `${verdict}: ${list.length}`,
  );
  const lines = [
    "# Wrappers: runs against readings",
    "",
    "Made by `node scripts/check-wrappers.mjs --write`: each invocation was run in an empty directory with a stub (`@`) as its",
    "inner command, and the words that the stub got are compared with those that `readWrapper` foresees.",
    "",
    "- `agrees`: what was run is what was foreseen, or nothing was foreseen and nothing was run.",
    "- `refused`: the program ended with an error and ran nothing.",
    "- `not run`: foreseen, but this time nothing was run (no input, a dry run).",
    "- `uncertain`: the reading says itself that it is not certain.",
    "- `differs`: a fault in the table.",
    "",
    `${rows.length} invocations; ${counts.join(", ")}.`,
    "",
    "| invocation | kind | read | ran | verdict |",
    "| --- | --- | --- | --- | --- |",
    ...tested.map(
      (row) => `| ${[row.shown, row.kind ?? "none", row.read, row.ran, row.verdict].map(cell).join(" | ")} |`,
    ),
    "",
    `Not installed where this was run: ${[...new Set(rows.filter((row) => row.verdict === "absent").map((row) => row.shown.split(" ")[0]))].join(", ") || "none"}.`,
    "",
  ];
  if (process.argv.includes("--write")) writeFileSync(new URL("wrappers-report.md", import.meta.url), lines.join("\n"));
  for (const row of tested.filter((row) => !/^agrees$/.test(row.verdict))) {
    console.log(
      `${row.verdict}: ${row.shown}\n  read ${row.read}\n  ran  ${row.ran}${row.error ? `\n  ${row.error}` : ""}${row.uncertain ? `\n  ${row.uncertain}` : ""}`,
    );
  }
  console.log(counts.join(", "));
  if (rows.some((row) => row.verdict === "differs")) process.exitCode = 1;
}

function cell(text) {
  return text === ""
    ? ""
    : `\`${text.replaceAll("|", "\\|")}\``.replace(/^`(none|agrees.*|refused|not run|uncertain|differs)`$/, "$1");
}

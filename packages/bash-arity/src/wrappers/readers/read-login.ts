import { scanOptions } from "../grammar/scan-options.ts";
import type { InnerReading } from "../wrapper-reading.ts";
import { hasRole, innerOfOptions } from "./option-inner.ts";
import { readOperands } from "./read-operands.ts";
import { argv, type ReaderInput, type ReaderOutput, range, shellCode } from "./reader-input.ts";

/**
 * `su [options] [-] [user [args]]`: options are read anywhere in front of `--`, `-c` gives code, further operands are
 * words of the user's shell. `runuser -u user cmd` takes a command.
 *
 * @see su(1), runuser(1), util-linux 2.38
 */
export function readSu(input: ReaderInput): ReaderOutput {
  const { entry, words } = input;
  const named = scanOptions(input.grammar, words, { from: input.from, operands: 0, permutes: false });
  if (entry.names === "runuser" && named.uses.some((use) => use.flag === "-u" || use.flag === "--user")) {
    return readOperands(input);
  }
  const limits = { from: input.from, operands: Number.POSITIVE_INFINITY, permutes: true };
  const scan = scanOptions(input.grammar, words, limits);
  const { uses } = scan;
  let { uncertain } = scan;
  if (hasRole(uses, "stops")) return { inner: [], uses, assignments: [], uncertain };
  const operands = [...scan.operands, ...range(scan.next, words.length)];
  const user = operands[0] !== undefined && words[operands[0]]?.text === "-" ? 1 : 0;
  const script = operands[user + 1];
  const inner: InnerReading[] = [...innerOfOptions(entry, words, uses)];
  if (script !== undefined && words[script]?.text.startsWith("-")) uncertain ??= "options for the user's shell";
  if (inner.length === 0) inner.push(script === undefined ? { runs: "stdin" } : { runs: "file", word: script });
  return { inner, uses, assignments: [], uncertain };
}

/** Where locks are kept: a descriptor, and files that nothing reads. */
const isLock = /^(\d+|\/(tmp|var\/(lock|run|tmp)|run)\/(?!.*\.\.(\/|$)).+|.*\.(lock|lck))$/;

/** `flock [options] FILE cmd …`, `flock FILE -c CODE`, `flock 9` (no command). */
export function readFlock(input: ReaderInput): ReaderOutput {
  const { entry, words } = input;
  const read = readOperands(input);
  const lock = scanOptions(input.grammar, words, { from: input.from, operands: 1, permutes: false }).operands[0];
  const output = { ...read, ownEffect: lock !== undefined && !isLock.test(words[lock]?.text ?? "") };
  const command = output.inner[0];
  if (command?.runs !== "argv") return output;
  if (!/^(-c|--command)$/.test(words[command.start]?.text ?? "")) return output;
  const code = range(command.start + 1, words.length).slice(0, 1);
  return { ...output, inner: code.length > 0 ? [shellCode(entry, code)] : [] };
}

/**
 * `script -c CODE FILE`; of BSD, `script FILE cmd …`; alone, an interactive shell.
 *
 * @see script(1), util-linux 2.38
 */
export function readScript(input: ReaderInput): ReaderOutput {
  const { entry, words } = input;
  const limits = { from: input.from, operands: Number.POSITIVE_INFINITY, permutes: true };
  const scan = scanOptions(input.grammar, words, limits);
  const { uses, uncertain } = scan;
  if (hasRole(uses, "stops")) return { inner: [], uses, assignments: [], uncertain };
  const inner: InnerReading[] = [...innerOfOptions(entry, words, uses)];
  const typescript = [...scan.operands, ...range(scan.next, words.length)][0];
  const ownEffect = typescript === undefined || words[typescript]?.text !== "/dev/null";
  if (inner.length > 0) return { inner, uses, assignments: [], uncertain, ownEffect };
  const ahead = scanOptions(input.grammar, words, { from: input.from, operands: 1, permutes: false });
  const command = words[ahead.next]?.text === "--" ? ahead.next + 1 : ahead.next;
  if (command >= words.length) return { inner: [{ runs: "stdin" }], uses, assignments: [], uncertain, ownEffect };
  const behind = [argv(entry, command, words.length)];
  return { inner: behind, uses: ahead.uses, assignments: [], uncertain: ahead.uncertain, ownEffect };
}

/** `start-stop-daemon --start --exec PROG -- args`. */
export function readStartStopDaemon(input: ReaderInput): ReaderOutput {
  const { entry, words } = input;
  const limits = { from: input.from, operands: Number.POSITIVE_INFINITY, permutes: true };
  const scan = scanOptions(input.grammar, words, limits);
  const { uses, uncertain } = scan;
  if (hasRole(uses, "stops")) return { inner: [], uses, assignments: [], uncertain };
  const program =
    uses.findLast((use) => /^(-a|--startas)$/.test(use.flag)) ?? uses.find((use) => /^(-x|--exec)$/.test(use.flag));
  const value = program?.value;
  if (!value) return { inner: [], uses, assignments: [], uncertain };
  const behind = scan.doubleDash === null ? [] : range(scan.next, words.length);
  return { inner: [shellCode(entry, [value.word, ...behind], value.offset)], uses, assignments: [], uncertain };
}

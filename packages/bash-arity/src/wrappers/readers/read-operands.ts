import { scanOptions } from "../grammar/scan-options.ts";
import type { WrapperEntry } from "../table/wrapper-entry.ts";
import type { InnerReading } from "../wrapper-reading.ts";
import { hasRole, innerOfOptions } from "./option-inner.ts";
import { readSplit } from "./read-split.ts";
import { argv, isAssignment, type ReaderInput, type ReaderOutput, range, shellCode } from "./reader-input.ts";

/** Options, some operands, assignments, then a command: the way of most wrappers. */
export function readOperands(input: ReaderInput): ReaderOutput {
  const { entry, words } = input;
  const skipped = entry.skipIf?.test(words[input.from]?.text ?? "") ?? false;
  const scan = scanOptions(input.grammar, words, {
    from: skipped ? input.from + 1 : input.from,
    operands: entry.skip ?? 0,
    permutes: entry.permutes ?? false,
  });
  const { uses } = scan;
  const { uncertain } = scan;
  const inner: InnerReading[] = [...innerOfOptions(entry, words, uses)];
  if (hasRole(uses, "stops")) return { inner: [], uses, assignments: [], uncertain };

  let start = scan.next;
  const missing = (entry.skip ?? 0) - scan.operands.length;
  if (missing > 0 && scan.doubleDash !== null) start += missing;
  else if (start > input.from && words[start]?.text === "--" && scan.doubleDash === null) start += 1;
  if (!skipped && (entry.skipIf?.test(words[start]?.text ?? "") ?? false)) start += 1;
  const assignments: number[] = [];
  while (entry.assigns && isAssignment(words[start])) {
    assignments.push(start);
    start += 1;
  }
  if (missing > 0 && scan.doubleDash === null) start = words.length;

  const split = uses.find((use) => use.rule.roles.includes("splits"))?.value;
  if (split) return readSplit(input, uses, split, scan.next, uncertain);
  const placed = withPlaceholder(input, uses);
  if (start >= words.length) {
    const shell = entry.aloneIsShell || hasRole(uses, "shellFlags");
    if (shell && inner.length === 0) inner.push({ runs: "stdin" });
    return { inner, uses, assignments, uncertain };
  }
  if (hasRole(uses, "module") || (entry.noProgram?.test(words[start]?.text ?? "") ?? false)) {
    return { inner, uses, assignments, uncertain };
  }
  const entrypoint = uses.findLast((use) => use.rule.roles.includes("entrypoint"))?.value;
  if (entrypoint) {
    inner.push(shellCode(entry, [entrypoint.word, ...range(start, words.length)], entrypoint.offset));
    return { inner, uses, assignments, uncertain };
  }
  const joined = entry.form === "joined" ? !hasRole(uses, "separates") : hasRole(uses, "joins");
  if (entry.form === "string" && words.length - start > 1) inner.push(argv(placed, start, words.length));
  else if (joined || entry.form === "string") inner.push(shellCode(placed, range(start, words.length)));
  else inner.push(argv(placed, start, words.length));
  return { inner, uses, assignments, uncertain };
}

/** A command behind `--`, or, for some, behind operands where there is no `--`. */
export function readDash(input: ReaderInput): ReaderOutput {
  const { entry, words } = input;
  const scan = scanOptions(input.grammar, words, {
    from: input.from,
    operands: Number.POSITIVE_INFINITY,
    permutes: true,
  });
  const inner = [...innerOfOptions(entry, words, scan.uses)];
  const output = { inner, uses: scan.uses, assignments: [], uncertain: scan.uncertain };
  if (hasRole(scan.uses, "stops")) return { ...output, inner: [] };
  const rest = hasRole(scan.uses, "rest");
  if (scan.doubleDash === null && !rest && entry.skip !== undefined) return readOperands(input);
  if ((scan.doubleDash !== null || rest) && scan.next < words.length) inner.push(argv(entry, scan.next, words.length));
  else if (entry.aloneIsShell && inner.length === 0) inner.push({ runs: "stdin" });
  return output;
}

/** Every operand is shell code; `first`: only the one behind the skipped operands. */
export function readCodeOperands(input: ReaderInput): ReaderOutput {
  const { entry, words } = input;
  const scan = scanOptions(input.grammar, words, {
    from: input.from,
    operands: Number.POSITIVE_INFINITY,
    permutes: true,
  });
  const operands = [...scan.operands, ...range(scan.next, words.length)].slice(entry.skip ?? 0);
  const code = entry.form === "first" ? operands.slice(0, 1) : operands;
  const parameter = scan.uses.find((use) => use.rule.roles.includes("parameters"))?.value;
  const name = parameter && words[parameter.word]?.text.slice(parameter.offset);
  const row = name ? { ...entry, placeholder: `{${name}}` } : entry;
  const inner = [
    ...innerOfOptions(row, words, scan.uses),
    ...code.filter((word) => words[word]?.text !== "").map((word) => shellCode(row, [word])),
  ];
  const stopped = hasRole(scan.uses, "stops");
  return { inner: stopped ? [] : inner, uses: scan.uses, assignments: [], uncertain: scan.uncertain };
}

/** The row, with the placeholder that an option sets; where words are replaced, none are added. */
function withPlaceholder(input: ReaderInput, uses: ReaderOutput["uses"]): WrapperEntry {
  const use = uses.findLast((candidate) => candidate.rule.roles.includes("replaces"));
  if (!use) return input.entry;
  const { extra: _, ...entry } = input.entry;
  const text = use.value && input.words[use.value.word]?.text.slice(use.value.offset);
  return { ...entry, placeholder: text || "{}" };
}

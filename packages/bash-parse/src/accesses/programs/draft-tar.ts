import type { ShellToken } from "../../facts/shell-token.ts";
import type { AccessDraft } from "../access-draft.ts";
import type { ReaderInput } from "../draft-by-row.ts";
import { draftsOfSlice, enter } from "../draft-values.ts";
import type { Role } from "../rows/role.ts";
import { type Slice, subSlice, wholeSlice } from "../words/slice.ts";

/** An option, its value if it has one, or an operand (`option` is `""`). */
interface TarWord {
  readonly option: string;
  readonly slice: Slice | null;
}

type Mode = "create" | "append" | "extract" | "list" | "compare" | "delete";

const MODES: Readonly<Record<string, Mode>> = {
  c: "create",
  create: "create",
  r: "append",
  append: "append",
  u: "append",
  update: "append",
  A: "append",
  catenate: "append",
  concatenate: "append",
  x: "extract",
  extract: "extract",
  get: "extract",
  t: "list",
  list: "list",
  d: "compare",
  diff: "compare",
  compare: "compare",
  delete: "delete",
};

/** Options that take a value, by letter or long name, with the role of the value. `f` depends on the mode. */
const VALUES: Readonly<Record<string, Role["use"]>> = {
  f: "unknown",
  file: "unknown",
  C: "enter",
  directory: "enter",
  T: "read",
  "files-from": "read",
  X: "read",
  "exclude-from": "read",
  g: "both",
  "listed-incremental": "both",
  "add-file": "read",
  "index-file": "write",
  "volno-file": "both",
  newer: "none",
  N: "none",
  b: "none",
  "blocking-factor": "none",
  F: "execute",
  "info-script": "execute",
  I: "none",
  "use-compress-program": "none",
  K: "none",
  "starting-file": "none",
  L: "none",
  "tape-length": "none",
  H: "none",
  format: "none",
  V: "none",
  label: "none",
  exclude: "none",
  "exclude-tag": "none",
  "strip-components": "none",
  transform: "none",
  xform: "none",
  owner: "none",
  group: "none",
  mode: "none",
  mtime: "none",
  sort: "none",
  "to-command": "none",
  checkpoint: "none",
  "checkpoint-action": "none",
  "record-size": "none",
  suffix: "none",
  warning: "none",
};

/** Long options without a value of their own word that matter here. */
const PLAIN_LONG = ["absolute-names", "absolute-paths", "one-top-level", "to-stdout"] as const;

/**
 * `tar`, in all its spellings (`tar xzf a`, `tar -x -f a`, `tar --extract --file=a`): what it writes and reads depends on
 * its mode, and `-C` moves what stands behind it.
 *
 * @see tar(1), GNU tar 1.35
 */
export function draftTar(input: ReaderInput): readonly AccessDraft[] {
  const words = tarWords(input.words);
  const mode = words.map(({ option }) => MODES[option]).find((found) => found !== undefined) ?? null;
  const unpacks = mode === "extract" && !words.some(({ option }) => option === "O" || option === "to-stdout");
  const drafts: AccessDraft[] = [];
  let { directories } = input.unit;
  const add = (slice: Slice, role: Role, source: AccessDraft["source"]) =>
    drafts.push(...draftsOfSlice(input, slice, role, source, directories));
  // The archive is opened before any `-C` counts.
  for (const { option, slice } of words) {
    if (slice !== null && (option === "f" || option === "file")) add(slice, archiveRole(mode), "option");
  }
  for (const { option, slice } of words) {
    if (slice === null || option === "f" || option === "file") continue;
    const use = option === "" ? memberUse(mode) : (VALUES[option] ?? "none");
    if (use !== "enter")
      add(slice, { use, recursive: option === "", form: "plain" }, option === "" ? "operand" : "option");
    else {
      add(slice, { use: unpacks ? "fill" : "read", recursive: false, form: "plain" }, "directory");
      directories = enter(directories, slice);
    }
  }
  if (unpacks) drafts.push(...draftsElsewhere(input, words, directories));
  const moved = words.some(
    ({ option, slice }) => option === "C" || option === "directory" || (option === "one-top-level" && slice !== null),
  );
  if (unpacks && !moved && input.unit.program !== null) {
    const implied = { path: ".", unknown: null, below: null };
    const slice = wholeSlice(input.unit.program);
    drafts.push({ slice, use: "fill", source: "directory", basis: "meaning", recursive: false, directories, implied });
  }
  return drafts;
}

/** With `-P`, members keep a leading `/` and `..`; `--one-top-level` names a directory of its own. */
function draftsElsewhere(
  input: ReaderInput,
  words: readonly TarWord[],
  directories: AccessDraft["directories"],
): readonly AccessDraft[] {
  const found = words.flatMap(({ option, slice }): readonly AccessDraft[] => {
    const role = { use: "fill", recursive: false, form: "plain" } as const;
    return option === "one-top-level" && slice !== null
      ? draftsOfSlice(input, slice, role, "directory", directories)
      : [];
  });
  const { program } = input.unit;
  if (program === null || !words.some(({ option }) => /^(?:P|absolute-(?:names|paths))$/.test(option))) return found;
  const implied = { path: "/", unknown: "its members may lie anywhere", below: null };
  const common = { source: "directory", basis: "meaning", recursive: false, directories, implied } as const;
  return [...found, { ...common, slice: wholeSlice(program), use: "write" }];
}

function archiveRole(mode: Mode | null): Role {
  const use =
    mode === "create" ? "write" : mode === "append" || mode === "delete" ? "both" : mode === null ? "unknown" : "read";
  return { use, recursive: false, form: "host" };
}

/** Of an archive that is read, operands are names inside. */
function memberUse(mode: Mode | null): Role["use"] {
  if (mode === null) return "unknown";
  return mode === "create" || mode === "append" || mode === "compare" ? "read" : "none";
}

function tarWords(tokens: readonly ShellToken[]): readonly TarWord[] {
  const found: TarWord[] = [];
  let at = 0;
  const value = (): Slice | null => {
    const token = tokens[at];
    if (token !== undefined) at++;
    return token === undefined ? null : wholeSlice(token);
  };
  const first = tokens[0];
  if (first !== undefined && !first.dynamic && /^[A-Za-z]+$/.test(first.text)) {
    at++;
    for (const letter of first.text) found.push({ option: letter, slice: letter in VALUES ? value() : null });
  }
  let plain = false;
  while (at < tokens.length) {
    const token = tokens[at++];
    if (token === undefined) break;
    const { text } = token;
    if (plain || !text.startsWith("-") || text === "-") found.push({ option: "", slice: wholeSlice(token) });
    else if (text === "--") plain = true;
    else if (text.startsWith("--")) found.push(longOption(token, value));
    else found.push(...cluster(token, value));
  }
  return found;
}

function longOption(token: ShellToken, value: () => Slice | null): TarWord {
  const equals = token.text.indexOf("=");
  const written = token.text.slice(2, equals < 0 ? undefined : equals);
  const names = [...Object.keys(MODES), ...Object.keys(VALUES), ...PLAIN_LONG].filter((name) => name.length > 1);
  const option = names.includes(written) ? written : (names.find((name) => name.startsWith(written)) ?? written);
  if (equals >= 0) return { option, slice: subSlice(wholeSlice(token), equals + 1) };
  return { option, slice: option in VALUES && option !== "checkpoint" ? value() : null };
}

function cluster(token: ShellToken, value: () => Slice | null): readonly TarWord[] {
  const found: TarWord[] = [];
  for (let place = 1; place < token.text.length; place++) {
    const option = token.text[place] ?? "";
    if (!(option in VALUES)) found.push({ option, slice: null });
    else {
      const rest = place + 1 < token.text.length;
      return [...found, { option, slice: rest ? subSlice(wholeSlice(token), place + 1) : value() }];
    }
  }
  return found;
}

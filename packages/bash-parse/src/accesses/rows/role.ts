/** How a program uses a path that it is given. `both` is a read and a write; `enter`: the program works from there;
 * `fill`: files below it are written, under names that stand elsewhere (in an archive, in a patch). */
export type PathUse = "read" | "write" | "both" | "execute" | "unknown" | "enter" | "fill" | "none";

/** How a value holds its path; `plain`: it is the path; `local`: it is the path, or a URL of
 * something that is no file here. */
export type ValueForm =
  | "plain"
  | "address"
  | "at"
  | "colons"
  | "command"
  | "commas"
  | "cookie"
  | "dest"
  | "eq"
  | "form"
  | "gitconfig"
  | "host"
  | "httpie"
  | "key"
  | "local"
  | "mount"
  | "msbuild"
  | "named"
  | "pod"
  | "pathspec"
  | "ref"
  | "script"
  | "setting"
  | "shaped"
  | "sql"
  | "sshoption"
  | "url"
  | "urlencode"
  | "volume"
  | "writeout"
  | "sedscript"
  | "awkscript";

export interface Role {
  readonly use: PathUse;
  /** What lies below is touched too. */
  readonly recursive: boolean;
  readonly form: ValueForm;
}

export interface OperandRole extends Role {
  /** Takes any number of operands, not one. */
  readonly many: boolean;
}

const USES: Readonly<Record<string, PathUse>> = {
  r: "read",
  w: "write",
  b: "both",
  x: "execute",
  u: "unknown",
  c: "enter",
  f: "fill",
  "-": "none",
};

/**
 * Reads one role of a table row: a letter (`r` read, `w` write, `b` both, `x` execute, `u` unknown, `c` enter, `f` fill, `-` no path;
 * in upper case: recursive), then maybe `.form`, then maybe `*` for any number.
 *
 * @throws {Error} It is no role: a bug in a table.
 */
export function parseRole(text: string): OperandRole {
  const match = /^([rwbxucf-]|[RWBXU])(?:\.([a-z]+))?(\*?)$/.exec(text);
  const letter = match?.[1] ?? "";
  const use = USES[letter.toLowerCase()];
  if (match === null || use === undefined) throw new Error(`no role: ${text}`);
  return {
    use,
    recursive: letter !== letter.toLowerCase(),
    form: (match[2] ?? "plain") as ValueForm,
    many: match[3] === "*",
  };
}

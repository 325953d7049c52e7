/** A stretch of a text that names a file; offsets are half-open. */
export interface EmbeddedFile {
  readonly start: number;
  readonly end: number;
}

/** A stretch that may name a file: `file`: it surely does; `shape`: its shape tells; `name`: only a rule that names it counts. */
export interface EmbeddedName extends EmbeddedFile {
  readonly as: "file" | "shape" | "name";
}

/** The words of a command that stands in a value (`ssh -i key` of `rsync -e`), its program and options left out. */
export function commandWords(text: string): readonly EmbeddedFile[] {
  const words = [...text.matchAll(/(?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+/g)];
  return words.slice(1).flatMap((match): readonly EmbeddedFile[] => {
    const word = match[0];
    const quoted = /^(['"]).*\1$/s.test(word) ? 1 : 0;
    const option = /^--?[A-Za-z][\w-]*=|^-[A-Za-z](?=[^-])|^(?!-)/.exec(word)?.[0].length;
    if (option === undefined) return [];
    const named = sshOptionFile(word.slice(option));
    if (named.length > 0) return named.map(({ start, end }) => shift({ start, end }, match.index + option));
    return [{ start: match.index + option + quoted, end: match.index + word.length - quoted }];
  });
}

/**
 * The file in a setting `section.key=value`, where that key names one, or the words of the command that it holds.
 *
 * @see git-config(1) 2.51
 */
export function gitConfigFile(text: string): readonly EmbeddedName[] {
  const equals = text.indexOf("=");
  if (equals < 0) return [];
  const key = text.slice(0, equals).toLowerCase();
  if (/command$/.test(key)) {
    return commandWords(text.slice(equals + 1)).map((found) => ({ ...shift(found, equals + 1), as: "shape" }));
  }
  const isFile = /(?:path|file|template|worktree|cert|key|cainfo|dir)$/.test(key) && key !== "user.signingkey";
  return isFile ? [{ start: equals + 1, end: text.length, as: "file" }] : [];
}

/**
 * The file in an argument of `http`: `@file`, `field@file`, `field=@file`, `field:=@file`, `header:@file`.
 *
 * @see HTTPie 3.2, "Request items"
 */
export function httpieFile(text: string): readonly EmbeddedFile[] {
  const match = /^(?:[^@=:\\]|\\.)*(?::=|==|=|:)?@/.exec(text);
  if (match === null || /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text)) return [];
  const type = text.indexOf(";type=", match[0].length);
  return [{ start: match[0].length, end: type < 0 ? text.length : type }];
}

const SSH_FILES =
  /^\s*(?:IdentityFile|CertificateFile|UserKnownHostsFile|GlobalKnownHostsFile|RevokedHostKeys|HostKeyAlias|ControlPath|IdentityAgent|PKCS11Provider|SecurityKeyProvider|XAuthLocation|Include)\s*[=\s]\s*/i;

/**
 * The file in an option of the form `Keyword=value` or `Keyword value`, where that keyword names one.
 *
 * @see ssh_config(5), OpenSSH 9.6
 */
export function sshOptionFile(text: string): readonly EmbeddedFile[] {
  const match = SSH_FILES.exec(text);
  if (match === null) return [];
  const start = match[0].length;
  const quoted = /^"[^"]*"$/.test(text.slice(start)) ? 1 : 0;
  return [{ start: start + quoted, end: text.length - quoted }];
}

/**
 * The files in the format of `curl -w`: `@file`, or `%output{file}`.
 *
 * @see curl(1) 8.5
 */
export function writeOutFile(text: string): readonly EmbeddedFile[] {
  if (text.startsWith("@")) return [{ start: 1, end: text.length }];
  return [...text.matchAll(/%output\{(?:>>)?([^}]*)\}/g)].map((match) => {
    const end = match.index + match[0].length - 1;
    return { start: end - (match[1] ?? "").length, end };
  });
}

/** A word in quotes after one of these is a file's name. */
const BEFORE_FILE =
  /(?:\b(?:attach(?:\s+database)?|infile|outfile|dumpfile|copy(?:\s[^;'"]*)?\s(?:from|to)|copy|source)\s+|\b\w*(?:file|read_\w+)\s*\(\s*)$/i;

/**
 * The files in SQL and in the commands of a client (`.read f`, `\\copy t from 'f'`, `source f`): words of such commands and
 * strings where SQL wants a file are files, other strings may be.
 *
 * @see sqlite3(1) 3.46, psql(1) 16, mysql(1) 8
 */
export function sqlFiles(text: string): readonly EmbeddedName[] {
  const found = new Map<number, EmbeddedName>();
  const add = (name: EmbeddedName) => found.set(name.start, found.get(name.start) ?? name);
  for (const line of text.matchAll(/[^\n;]+/g)) {
    const command = /^\s*(?:\.[a-z]+|\\[a-z!.]+|source)(?=\s|$)/i.exec(line[0]);
    if (command === null) continue;
    for (const word of line[0].slice(command[0].length).matchAll(/'[^']*'|"[^"]*"|[^\s'"]+/g)) {
      const quoted = /^['"]/.test(word[0]) ? 1 : 0;
      const start = line.index + command[0].length + word.index;
      if (!/^[-|(]/.test(word[0])) add({ start: start + quoted, end: start + word[0].length - quoted, as: "shape" });
    }
  }
  for (const string of text.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)) {
    const isFile = BEFORE_FILE.test(text.slice(Math.max(0, string.index - 64), string.index));
    add({ start: string.index + 1, end: string.index + string[0].length - 1, as: isFile ? "file" : "name" });
  }
  return [...found.values()];
}

function shift({ start, end }: EmbeddedFile, by: number): EmbeddedFile {
  return { start: start + by, end: end + by };
}

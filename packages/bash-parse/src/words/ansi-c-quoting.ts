/** One decoded stretch of `$'…'`: `text` came from `start` to `end` of the raw text. */
export interface AnsiCPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const SIMPLE: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  e: "\x1b",
  E: "\x1b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "\\": "\\",
  "'": "'",
  '"': '"',
  "?": "?",
};

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * The inside of `$'…'` decoded, in stretches. A NUL ends the string, as in bash.
 *
 * @see bash(1), QUOTING, ANSI-C quoting
 */
export function decodeAnsiC(inside: string): readonly AnsiCPart[] {
  const parts: AnsiCPart[] = [];
  let position = 0;
  while (position < inside.length) {
    const slash = inside.indexOf("\\", position);
    if (slash !== position) {
      const end = slash === -1 ? inside.length : slash;
      parts.push({ text: inside.slice(position, end), start: position, end });
      position = end;
      continue;
    }
    const decoded = readEscape(inside, position);
    parts.push({ text: decoded.text, start: position, end: decoded.end });
    position = decoded.end;
    if (decoded.text.includes("\0")) return cutAtNul(parts);
  }
  return parts;
}

function cutAtNul(parts: readonly AnsiCPart[]): readonly AnsiCPart[] {
  const last = parts.at(-1);
  if (last === undefined) return parts;
  return [...parts.slice(0, -1), { ...last, text: last.text.slice(0, last.text.indexOf("\0")) }];
}

function readEscape(inside: string, at: number): { text: string; end: number } {
  const letter = inside[at + 1];
  if (letter === undefined) return { text: "\\", end: at + 1 };
  const simple = SIMPLE[letter];
  if (simple !== undefined) return { text: simple, end: at + 2 };
  if (letter === "x" || (letter >= "0" && letter <= "7")) {
    const bytes = readBytes(inside, at);
    if (bytes !== null) return bytes;
  }
  if (letter === "u" || letter === "U") {
    const digits = /^[0-9a-fA-F]*/.exec(inside.slice(at + 2, at + 2 + (letter === "u" ? 4 : 8)))?.[0] ?? "";
    const point = Number.parseInt(digits, 16);
    if (digits !== "" && point <= 0x10ffff) return { text: String.fromCodePoint(point), end: at + 2 + digits.length };
  }
  if (letter === "c") return readControl(inside, at);
  return { text: `\\${letter}`, end: at + 2 };
}

/** A run of `\xHH` and `\NNN`, which are bytes: neighbours make up one character. */
function readBytes(inside: string, at: number): { text: string; end: number } | null {
  const pattern = /\\(?:x([0-9a-fA-F]{1,2})|([0-7]{1,3}))/y;
  const bytes: number[] = [];
  let end = at;
  for (;;) {
    pattern.lastIndex = end;
    const match = pattern.exec(inside);
    if (match === null) break;
    const byte = match[1] === undefined ? Number.parseInt(match[2] ?? "0", 8) & 0xff : Number.parseInt(match[1], 16);
    bytes.push(byte);
    end = pattern.lastIndex;
    if (byte < 0x80) break;
  }
  return bytes.length === 0 ? null : { text: utf8.decode(new Uint8Array(bytes)), end };
}

function readControl(inside: string, at: number): { text: string; end: number } {
  const operand = inside[at + 2];
  if (operand === undefined) return { text: "\\c", end: at + 2 };
  if (operand === "\\") return { text: "\x1c", end: at + (inside[at + 3] === "\\" ? 4 : 3) };
  const code = operand === "?" ? 127 : operand.charCodeAt(0) & 31;
  return { text: String.fromCharCode(code), end: at + 3 };
}

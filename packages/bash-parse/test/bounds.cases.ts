/** Text that costs the reader more than its length, what of it is still read, and the gap behind that. */
export interface BoundCase {
  readonly it: string;
  readonly text: string;
  /** A command in front of the bound. */
  readonly seen: string;
  readonly gap: string | null;
}

const times = (piece: string, count: number) => piece.repeat(count);

export const bounds: readonly BoundCase[] = [
  { it: "heredocs", text: times("a <<E\n1\nE\n", 4096), seen: "a", gap: null },
  { it: "too many heredocs", text: `b; ${times("a <<E\n1\nE\n", 4097)}c`, seen: "b", gap: "more than 4096 heredocs" },
  { it: "too many heredocs on a line", text: times("a <<E ", 5000), seen: "a", gap: "more than 4096 heredocs" },
  { it: "many here-strings", text: times("a <<<x;", 5000), seen: "a", gap: null },
  { it: "wrappers", text: `${times("sudo ", 200)}a`, seen: "a", gap: null },
  { it: "wrappers of long words", text: `${times("sudo ", 9)}a ${"x".repeat(50_000)}`, seen: "a", gap: null },
  {
    it: "too many wrappers of long words",
    text: `b; ${times("sudo ", 40)}a ${"x".repeat(50_000)}`,
    seen: "b",
    gap: "too much nested text to be read",
  },
  { it: "eval within eval", text: `${times("eval ", 16)}a`, seen: "a", gap: null },
  {
    it: "too many eval of eval",
    text: `${times("eval ", 17)}a`,
    seen: "eval",
    gap: "code within code more than 16 times",
  },
  { it: "eval of long code", text: `${times("eval ", 8)}a ${"x".repeat(50_000)}`, seen: "a", gap: null },
  {
    it: "too many eval of long code",
    text: `${times("eval ", 20_000)}a`,
    seen: "eval",
    gap: "too much nested text to be read",
  },
  { it: "long code in a loop", text: `for x in 1 2; do bash -c 'a ${"x".repeat(50_000)}'; done`, seen: "a", gap: null },
];

/** Texts with payloads, and why not all of them were read twice. */
export const payloads: readonly { readonly it: string; readonly text: string; readonly reason: string | null }[] = [
  { it: "payloads", text: times("eval a;", 256), reason: null },
  { it: "too many payloads", text: times("eval a;", 257), reason: "more than 256 texts within the text" },
  { it: "long payloads", text: times(`eval 'a "${"x".repeat(10_000)}"';`, 13), reason: null },
  {
    it: "too long payloads",
    text: times(`eval 'a "${"x".repeat(10_000)}"';`, 14),
    reason: "too much text within the text",
  },
];

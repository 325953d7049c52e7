import type { Action } from "@bashgate/permission-rules";

/** Colours a piece of text that is already escaped, or leaves it as it is. */
export interface Paint {
  state(state: Action, text: string): string;
  dim(text: string): string;
  bold(text: string): string;
}

const codes: Readonly<Record<Action, number>> = { allow: 32, ask: 33, deny: 31 };

/** The paint for a terminal with colours, or for plain text. */
export function createPaint(color: boolean): Paint {
  const wrap = (code: number, text: string): string => (color ? `\x1b[${code}m${text}\x1b[0m` : text);
  return {
    state: (state, text) => wrap(codes[state], text),
    dim: (text) => wrap(2, text),
    bold: (text) => wrap(1, text),
  };
}

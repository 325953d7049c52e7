import { displayWidth } from "./display-width.ts";

/** One line of escaped text that takes no more than `width` columns; what is cut off is an `…`. */
export function clipText(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = "";
  let used = 0;
  for (const character of text) {
    used += displayWidth(character);
    if (used > width - 1) return `${kept}…`;
    kept += character;
  }
  return kept;
}

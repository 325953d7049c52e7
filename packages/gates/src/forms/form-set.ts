import type { Form } from "@bashgate/permission-rules";
import { joinWords, type WordForm } from "./word-form.ts";

/** Forms in the order in which they were added, each once. */
export class FormSet {
  readonly #forms: Form[] = [];
  readonly #seen = new Set<string>();

  add(words: readonly WordForm[]): this {
    return this.addForm(joinWords(words));
  }

  addForm(form: Form): this {
    const key = keyOf(form);
    if (this.#seen.has(key)) return this;
    this.#seen.add(key);
    this.#forms.push(form);
    return this;
  }

  get forms(): readonly Form[] {
    return this.#forms;
  }
}

function keyOf(form: Form): string {
  if (form.length === 1 && typeof form[0] === "string") return form[0];
  return form
    .map((part) => (typeof part === "string" ? part : `\0${part.raw}\0${part.words}\0${part.mayBeOption}\0`))
    .join("");
}

import type { Form } from "@bashgate/permission-rules";
import { joinWords, type WordForm } from "./word-form.ts";

/** Forms in the order in which they were added, each once. */
export class FormSet {
  readonly #forms: Form[] = [];
  readonly #seen: Set<string>;

  /** @param earlier A set whose forms are not added again, and that gets none itself any more. */
  constructor(earlier: FormSet | null = null) {
    this.#seen = earlier === null ? new Set() : earlier.#seen;
  }

  add(words: readonly WordForm[]): this {
    return this.addForm(joinWords(words));
  }

  addForm(form: Form): this {
    const key = form.length === 1 && typeof form[0] === "string" ? form[0] : keyOf(form);
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
  return form
    .map((part) => (typeof part === "string" ? part : `\0${part.raw}\0${part.words}\0${part.mayBeOption}\0`))
    .join("");
}

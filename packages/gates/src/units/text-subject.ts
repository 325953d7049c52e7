import type { CommandSubject } from "@bashgate/permission-rules";

/** A text that nothing is known of but how it is written. */
export function rulesOnlySubject(text: string): CommandSubject {
  return {
    exact: [[text]],
    loose: [],
    onlyNaming: null,
    neverAllow: false,
    variables: [],
    words: null,
    command: null,
    readsOnly: false,
  };
}

import {
  arithmeticLoop,
  caseCommand,
  conditional,
  coprocess,
  forLoop,
  functionDefinition,
  loop,
  select,
  test,
} from "./compound.ts";
import { type Draft, spend } from "./draft.ts";
import { block } from "./list.ts";
import { literalPayload } from "./payload.ts";
import { redirect } from "./redirect.ts";
import { simpleCommand } from "./simple-command.ts";

/** A simple command, or a compound one with redirects of its own. */
export function command(draft: Draft): string {
  if (draft.random.oneIn(2) || !spend(draft)) return simpleCommand(draft);
  if (draft.random.oneIn(4)) return literalPayload(draft);
  const write = draft.random.pick(COMPOUND);
  const text = write(draft);
  return draft.random.oneIn(5) ? `${text} ${redirect(draft)}` : text;
}

const COMPOUND: readonly ((draft: Draft) => string)[] = [
  (draft) => `{ ${block(draft)}}`,
  (draft) => `( ${block(draft)})`,
  (draft) => `(${block(draft)})`,
  conditional,
  loop,
  forLoop,
  arithmeticLoop,
  caseCommand,
  select,
  test,
  functionDefinition,
  coprocess,
];

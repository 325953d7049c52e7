export type { Form, Hole, FormWord, CommandSubject, PathSubject, StructuredCommand } from "./evaluate/subject.ts";
export type { Action, LayerName, RuleOrigin, Verdict } from "./evaluate/verdict.ts";

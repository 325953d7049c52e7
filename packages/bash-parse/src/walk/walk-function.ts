import type { Function as FunctionNode } from "unbash";
import { type ShellState, withAnyVariable } from "../scope/shell-state.ts";
import { bothWays, type Frame, type Outcome, type Reading, within } from "./reading.ts";
import { walkNode } from "./walk-node.ts";

/** Follows a function's definition: its body may run anywhere behind it. */
export function walkFunction(reading: Reading, frame: Frame, node: FunctionNode, state: ShellState): Outcome {
  const inside = within(frame, "function", {
    topLevel: false,
    tested: false,
    stdin: { kind: "hidden", from: "the input of a function" },
  });
  walkNode(reading, inside, node.body, withAnyVariable(state));
  const certain = frame.topLevel && frame.context.every((kind) => kind === "group") && !frame.tested;
  const functions = new Map(state.functions).set(node.name.value, certain ? "certain" : "possible");
  return bothWays({ ...state, functions });
}

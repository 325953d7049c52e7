import type { Action } from "@bashgate/permission-rules";

/** How strict an action is; a greater number is stricter. */
export const STRICTNESS: Readonly<Record<Action, number>> = { allow: 0, ask: 1, deny: 2 };

/** The first of the strictest items; `undefined` where there are none. */
export function strictest<Item>(items: readonly Item[], stateOf: (item: Item) => Action): Item | undefined {
  let worst: Item | undefined;
  for (const item of items) {
    if (worst === undefined || STRICTNESS[stateOf(item)] > STRICTNESS[stateOf(worst)]) worst = item;
  }
  return worst;
}

/** The stricter of two actions. */
export function stricter(one: Action, other: Action): Action {
  return STRICTNESS[one] >= STRICTNESS[other] ? one : other;
}

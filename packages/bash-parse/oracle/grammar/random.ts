/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 to `bound - 1`. */
  below(bound: number): number;
  /** `true` in about one of `times` cases. */
  oneIn(times: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** The generator mulberry32 (public domain): one 32-bit state, good enough to choose among rules of a grammar. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
  };
}

/** A stream of pseudo-random values: the same seed always gives the same stream. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next: () => number;
  /** A whole number from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  /** One of the items. Throws a `RangeError` when there are none. */
  pick: <Item>(items: readonly Item[]) => Item;
}

/**
 * Mulberry32 (Tommy Ettinger, public domain), so that the server, the browser, and every visit
 * see the same rows.
 */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
  };
}

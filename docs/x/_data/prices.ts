import { createRandom } from './random';

/** One trading day of a share, in US dollars. */
export interface Price {
  date: Date;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

const cents = (value: number) => Math.round(value * 100) / 100;

/**
 * `count` consecutive days from January 2, 2023 (local time), as a random walk that never falls
 * below 5 dollars. Another seed gives another share.
 *
 * @param start the first opening price
 */
export function createPrices(count: number, start = 100, seed = 5): Price[] {
  const random = createRandom(seed);
  let open = start;
  return Array.from({ length: count }, (_, day) => {
    const close = Math.max(5, open * (1 + (random.next() - 0.488) * 0.04));
    const price = {
      date: new Date(2023, 0, 2 + day),
      open: cents(open),
      high: cents(Math.max(open, close) * (1 + random.next() * 0.012)),
      low: cents(Math.min(open, close) * (1 - random.next() * 0.012)),
      close: cents(close),
      volume: random.integer(200, 900) * 1000,
    };
    open = close;
    return price;
  });
}

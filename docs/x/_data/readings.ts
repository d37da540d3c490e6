import { createRandom } from './random';

/** What a weather mast measures in one minute. */
export type Reading = {
  time: Date;
  /** In °C. */
  temperature: number;
  /** In percent. */
  humidity: number;
  /** In m/s. */
  wind: number;
};

const round = (value: number) => Math.round(value * 10) / 10;

/** One reading per minute from June 1, 2025, 00:00 local time; a day has 1,440. */
export function createReadings(count: number, seed = 3): Reading[] {
  const random = createRandom(seed);
  let wind = 4;
  return Array.from({ length: count }, (_, minute) => {
    const sun = Math.sin((minute / 1440 - 0.375) * 2 * Math.PI);
    wind = Math.min(14, Math.max(0.2, wind + (random.next() - 0.5) * 0.8));
    return {
      time: new Date(2025, 5, 1, 0, minute),
      temperature: round(17 + 6 * sun + random.next() * 0.8),
      humidity: round(62 - 18 * sun + random.next() * 3),
      wind: round(wind),
    };
  });
}

/**
 * A table of whole numbers, `rows` times `columns`, as one array: the value of a cell is
 * `values[row * columns + column]`, from -99 to 399 (tenths of a °C). 100,000 rows of 48
 * columns need 9.6 MB.
 */
export function createReadingTable(rows: number, columns: number, seed = 4): Int16Array {
  const random = createRandom(seed);
  return new Int16Array(rows * columns).map(() => random.integer(-99, 399));
}

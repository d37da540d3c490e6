import { createRandom } from './random';

/** What a web service counted in one hour. */
export type TrafficHour = {
  /** From Monday, June 2, 2025, 00:00 local time. */
  time: Date;
  visits: number;
  signups: number;
  errors: number;
  /** Time of the median answer and of the slowest five percent, in milliseconds. */
  median: number;
  slow: number;
};

/** `count` hours with quiet nights, quiet weekends, and an incident on the third day. */
export function createTraffic(count = 168, seed = 15): TrafficHour[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, hour) => {
    const day = Math.max(0, Math.sin((((hour % 24) - 5) / 17) * Math.PI));
    const weekend = Math.floor(hour / 24) % 7 > 4 ? 0.45 : 1;
    const incident = hour >= 62 && hour < 66;
    const visits = Math.round((180 + 2400 * day * weekend) * (0.9 + random.next() * 0.2));
    const median = Math.round(70 + visits / 40 + random.next() * 14 + (incident ? 160 : 0));
    return {
      time: new Date(2025, 5, 2, hour),
      visits,
      signups: Math.round(visits * (0.018 + random.next() * 0.012)),
      errors: Math.round(1 + random.next() * 6 + (incident ? 700 + random.next() * 500 : 0)),
      median,
      slow: Math.round(median * (2.4 + random.next() * 0.9)),
    };
  });
}

/** Bookings of a gym by weekday (rows from Monday) and hour (6 to 21), as `[hour, day, value]`. */
export function createBookings(seed = 16): [number, number, number][] {
  const random = createRandom(seed);
  return Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 16 }, (_hour, index): [number, number, number] => {
      const evening = Math.exp(-((index - 12) ** 2) / 6);
      const morning = Math.exp(-((index - 1.5) ** 2) / 3);
      const noon = Math.exp(-((index - 6) ** 2) / 14);
      const shape = day > 4 ? noon * 0.9 + 0.1 : evening + morning * 0.6 + noon * 0.35;
      return [index, day, Math.round(62 * shape * (0.75 + random.next() * 0.35))];
    }),
  ).flat();
}

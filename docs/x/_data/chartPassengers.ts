import { createRandom } from './random';

/** Passengers of a city's transport in one month, in thousands. */
export interface PassengerMonth {
  /** The first day, at midnight in local time, from January 2019. */
  date: Date;
  bus: number;
  tram: number;
  metro: number;
  ferry: number;
}

export const MODES = ['bus', 'tram', 'metro', 'ferry'] as const;
type Mode = (typeof MODES)[number];

/** Start in thousands, growth per year, and how much summer adds. */
const LINES: Readonly<Record<Mode, readonly [number, number, number]>> = {
  bus: [820, 0.01, -0.12],
  tram: [540, 0.06, -0.06],
  metro: [960, 0.04, -0.1],
  ferry: [90, 0.03, 0.75],
};

/** `count` months from January 2019; a seed always gives the same passengers. Spring 2020 is low. */
export function createPassengers(count = 84, seed = 13): PassengerMonth[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const summer = -Math.cos((((index % 12) + 0.5) / 12) * 2 * Math.PI);
    const closed = index >= 14 && index < 30 ? 0.28 + (index - 14) * 0.04 : 1;
    const value = (mode: Mode) => {
      const [start, growth, swing] = LINES[mode];
      const trend = start * (1 + (growth * index) / 12) * (1 + swing * summer * 0.6);
      return Math.round(trend * closed * (0.96 + random.next() * 0.08));
    };
    return {
      date: new Date(2019, index, 1),
      bus: value('bus'),
      tram: value('tram'),
      metro: value('metro'),
      ferry: value('ferry'),
    };
  });
}

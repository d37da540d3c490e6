import { createRandom } from './random';

/** An invented town with figures that depend on each other. */
export type Town = {
  id: number;
  name: string;
  region: string;
  population: number;
  /** Mean income of a household, in US dollars per month. */
  income: number;
  /** Mean rent, in US dollars per month. */
  rent: number;
  /** Mean commute, in minutes. */
  commute: number;
};

export const TOWN_REGIONS = ['Coast', 'Plain', 'Highlands'] as const;
const FIRST = 'Alder Birch Clay Dover Elm Fair Glen Hazel Iron Kings Long Maple'.split(' ');
const LAST = 'bridge brook dale field ford gate haven hill mouth port stead ton'.split(' ');

/** `count` towns with the ids 1 to `count`, spread evenly over the regions. */
export function createTowns(count = 120, seed = 14): Town[] {
  const random = createRandom(seed);
  const around = (spread: number) => (random.next() + random.next() + random.next() - 1.5) * spread;
  return Array.from({ length: count }, (_, index) => {
    const region = TOWN_REGIONS[index % TOWN_REGIONS.length] ?? 'Coast';
    const base = region === 'Coast' ? 4600 : region === 'Plain' ? 3700 : 3000;
    const income = Math.round(base + around(1500));
    return {
      id: index + 1,
      name: random.pick(FIRST) + random.pick(LAST),
      region,
      population: Math.round(2000 * 10 ** (random.next() * 2)),
      income,
      rent: Math.round(180 + income * 0.24 + around(420)),
      commute: Math.round(46 - income / 220 + around(18)),
    };
  });
}

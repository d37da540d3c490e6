import { createRandom } from './random';

/** The weather of one day. */
export type ClimateDay = {
  /** Midnight in local time, from January 1, 2025. */
  date: Date;
  /** Lowest, mean, and highest temperature in °C. */
  low: number;
  mean: number;
  high: number;
  /** In mm. */
  rain: number;
};

/** Averages of one month. */
export type ClimateMonth = {
  /** `Jan` to `Dec`. */
  month: string;
  /** In °C. */
  temperature: number;
  /** In mm. */
  rain: number;
  /** In hours of the whole month. */
  sun: number;
};

export const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Approximate climate: mean of the year, half of the yearly range, daily range, rain per month. */
const CLIMATES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  Lisbon: [17, 6, 9, 64],
  Oslo: [7, 11, 8, 70],
  Cairo: [22, 7.5, 12, 2],
  Reykjavik: [5.5, 5.5, 5, 73],
  Tokyo: [16, 10.5, 7, 130],
};
export const CLIMATE_CITIES = Object.keys(CLIMATES);

const round = (value: number) => Math.round(value * 10) / 10;
/** The season from -1 in mid-January to 1 in mid-July. */
const season = (day: number) => -Math.cos(((day - 15) / 365) * 2 * Math.PI);

/** `count` days of one of the `CLIMATE_CITIES`; a seed always gives the same weather. */
export function createClimate(count: number, city = 'Lisbon', seed = 11): ClimateDay[] {
  const random = createRandom(seed + city.length * 31);
  const [year = 0, swing = 0, range = 0, wet = 0] = CLIMATES[city] ?? [];
  let spell = 0;
  return Array.from({ length: count }, (_, day) => {
    spell = spell * 0.8 + (random.next() - 0.5) * 4;
    const mean = year + swing * season(day) + spell;
    const half = (range / 2) * (0.7 + random.next() * 0.6);
    return {
      date: new Date(2025, 0, 1 + day),
      low: round(mean - half),
      mean: round(mean),
      high: round(mean + half),
      rain: random.next() < 0.35 ? round((wet / 10) * random.next() * 1.9) : 0,
    };
  });
}

/** The twelve months of one of the `CLIMATE_CITIES`. */
export function createMonthlyClimate(city = 'Lisbon', seed = 12): ClimateMonth[] {
  const random = createRandom(seed + city.length * 17);
  const [year = 0, swing = 0, , wet = 0] = CLIMATES[city] ?? [];
  return MONTHS.map((month, index) => {
    const warmth = season(15 + index * 30.4);
    return {
      month,
      temperature: round(year + swing * warmth + (random.next() - 0.5)),
      rain: Math.round(wet * (1 - warmth * 0.4) * (0.7 + random.next() * 0.6)),
      sun: Math.round(190 + warmth * 95 + random.integer(-15, 15)),
    };
  });
}

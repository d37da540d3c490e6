import { createRandom } from './random';

/** Electricity that a country produced in one hour, in MW. */
export type EnergyHour = {
  country: string;
  /** Hours since midnight of June 1, 2025. */
  hour: number;
  solar: number;
  wind: number;
  hydro: number;
  gas: number;
};

/** Typical output in MW: solar at noon, wind, hydro, gas. */
const PLANTS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  Austria: [1900, 1400, 5200, 900],
  Denmark: [1200, 3600, 10, 300],
  Norway: [60, 1700, 16000, 100],
  Portugal: [2100, 2700, 2300, 1500],
  Spain: [15500, 7200, 3600, 4800],
};
export const ENERGY_COUNTRIES = Object.keys(PLANTS);

/** The hours of one country or, without `country`, of all five, one country after the other. */
export function createEnergy(hours: number, country?: string, seed = 7): EnergyHour[] {
  const random = createRandom(seed);
  const all = ENERGY_COUNTRIES.flatMap((name) => {
    const [solar = 0, wind = 0, hydro = 0, gas = 0] = PLANTS[name] ?? [];
    let breeze = 1;
    return Array.from({ length: hours }, (_, hour) => {
      const sun = Math.max(0, Math.sin((((hour % 24) - 6) / 12) * Math.PI));
      breeze = Math.min(1.8, Math.max(0.2, breeze + (random.next() - 0.5) * 0.3));
      return {
        country: name,
        hour,
        solar: Math.round(solar * sun * (0.8 + random.next() * 0.2)),
        wind: Math.round(wind * breeze),
        hydro: Math.round(hydro * (0.9 + random.next() * 0.2)),
        gas: Math.round(gas * (1.6 - sun * 0.8 - breeze * 0.3)),
      };
    });
  });
  return country === undefined ? all : all.filter((row) => row.country === country);
}

import { createRandom, type Random } from './random';

/** The current price of a share on an invented stock exchange. */
export interface Quote {
  /** Four letters and a number, for example `NORT1`. */
  id: string;
  company: string;
  sector: string;
  /** In US dollars. */
  price: number;
  /** In US dollars, since the exchange opened. */
  change: number;
  /** Shares that were traded today. */
  volume: number;
}

const COMPANIES =
  'Northwind Acme Globex Initech Umbra Stellar Bluebird Cascade Horizon Juniper Lumen Meridian';
const SECTORS = ['Energy', 'Finance', 'Health', 'Industry', 'Retail', 'Software'];

const cents = (value: number) => Math.round(value * 100) / 100;

/** `count` shares; a seed always gives the same prices. */
export function createQuotes(count: number, seed = 10): Quote[] {
  const random = createRandom(seed);
  const names = COMPANIES.split(' ');
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? '';
    const sector = random.pick(SECTORS);
    return {
      id: `${name.slice(0, 4).toUpperCase()}${Math.floor(index / names.length) + 1}`,
      company: `${name} ${sector}`,
      sector,
      price: cents(20 + random.next() * 380),
      change: 0,
      volume: random.integer(10, 900) * 1000,
    };
  });
}

/** The next trades: `count` of the quotes with a new price. Quotes that aren't traded are left out. */
export function trade(quotes: readonly Quote[], random: Random, count: number): Quote[] {
  const traded = new Map<string, Quote>();
  for (let index = 0; index < count; index += 1) {
    const quote = random.pick(quotes);
    const step = cents(quote.price * (random.next() - 0.5) * 0.02);
    traded.set(quote.id, {
      ...quote,
      price: cents(quote.price + step),
      change: cents(quote.change + step),
      volume: quote.volume + random.integer(1, 40) * 100,
    });
  }
  return [...traded.values()];
}

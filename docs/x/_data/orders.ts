import { createRandom } from './random';

export interface Order {
  /** `SO-10001` and up, in the order of the dates. */
  id: string;
  customer: string;
  country: string;
  category: string;
  product: string;
  quantity: number;
  /** In US dollars, for one piece. */
  unitPrice: number;
  /** `quantity` times `unitPrice`. */
  total: number;
  status: OrderStatus;
  /** Midnight in local time, in 2025. */
  date: Date;
}

export const STATUSES = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'] as const;
export type OrderStatus = (typeof STATUSES)[number];

/** Prices of the products in US dollars. */
const PRODUCTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Lighting: { 'Desk lamp': 49, 'Floor lamp': 129, 'Light strip': 24 },
  Seating: { 'Office chair': 289, Stool: 59, Armchair: 420 },
  Storage: { Shelf: 110, 'Filing cabinet': 175, 'Storage box': 15 },
  Tables: { 'Standing desk': 540, 'Meeting table': 780, 'Side table': 95 },
};
const CUSTOMERS =
  'Northwind Acme Globex Initech Umbra Stellar Bluebird Cascade Horizon Juniper Lumen Meridian';
const COUNTRIES = ['Brazil', 'Canada', 'France', 'Germany', 'Japan', 'Kenya', 'Spain', 'Sweden'];

/** `count` orders, spread evenly over 2025; a seed always gives the same orders. */
export function createOrders(count: number, seed = 2): Order[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const category = random.pick(Object.keys(PRODUCTS));
    const [product, unitPrice] = random.pick(Object.entries(PRODUCTS[category] ?? {}));
    const quantity = random.integer(1, 24);
    return {
      id: `SO-${10001 + index}`,
      customer: random.pick(CUSTOMERS.split(' ')),
      country: random.pick(COUNTRIES),
      category,
      product,
      quantity,
      unitPrice,
      total: quantity * unitPrice,
      status: random.pick(STATUSES),
      date: new Date(2025, 0, 1 + Math.floor((index * 365) / count)),
    };
  });
}

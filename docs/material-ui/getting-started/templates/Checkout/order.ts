export interface Item {
  name: string;
  detail: string;
  /** In cents. */
  price: number;
  quantity: number;
}

export const firstItems: readonly Item[] = [
  { name: 'Runner bean', detail: '40 seeds, scarlet', price: 340, quantity: 2 },
  { name: 'Beetroot', detail: '150 seeds, cylindrical', price: 290, quantity: 1 },
  { name: 'Seed tray', detail: '84 cells, for ten years', price: 1450, quantity: 1 },
];

export const deliveries = {
  post: { label: 'By mail, 2 to 4 days', price: 390 },
  bike: { label: 'By cargo bike, tomorrow', price: 690 },
  shop: { label: 'Pick up at the nursery', price: 0 },
} as const;

export type Delivery = keyof typeof deliveries;

/** What the user has filled in so far, by the name of the field. */
export type Values = Readonly<Record<string, string>>;

export function deliveryOf(values: Values): Delivery {
  const name = values['delivery'] ?? '';
  return name in deliveries ? (name as Delivery) : 'post';
}

/** Cents in euros. Written without `Intl`, so that the server and every browser agree. */
export function euros(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`;
}

export function subtotal(items: readonly Item[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

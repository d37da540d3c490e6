export type OrderState = 'baking' | 'ready' | 'collected';

export interface Order {
  id: number;
  customer: string;
  collectAt: string;
  state: OrderState;
  items: readonly string[];
}

export const stateNames = { baking: 'Baking', ready: 'Ready', collected: 'Collected' } as const;
export const stateColors = { baking: 'warning', ready: 'success', collected: 'neutral' } as const;
/** The state that an order's button moves it to. */
export const nextState = { baking: 'ready', ready: 'collected', collected: 'collected' } as const;

export const firstOrders: readonly Order[] = [
  {
    id: 418,
    customer: 'Hotel Linde',
    collectAt: '06:30',
    state: 'collected',
    items: ['40 rolls', '6 rye loaves'],
  },
  {
    id: 421,
    customer: 'Mira Novak',
    collectAt: '08:15',
    state: 'ready',
    items: ['1 seed loaf', '2 croissants'],
  },
  {
    id: 422,
    customer: 'Forest school',
    collectAt: '09:00',
    state: 'ready',
    items: ['25 pretzels'],
  },
  {
    id: 425,
    customer: 'Café Anker',
    collectAt: '10:30',
    state: 'baking',
    items: ['2 plum cakes', '12 scones', '1 cheesecake'],
  },
  {
    id: 427,
    customer: 'Tomás Vega',
    collectAt: '12:00',
    state: 'baking',
    items: ['1 birthday cake, eight candles'],
  },
];

export interface Order {
  number: number;
  customer: string;
  lines: readonly { item: string; price: number }[];
}

export const orders: readonly Order[] = [
  { number: 771, customer: 'Ines Moreau', lines: [{ item: 'Fountain pen, fine', price: 38 }] },
  {
    number: 772,
    customer: 'Jonas Berg',
    lines: [
      { item: 'Notebook, squared (2)', price: 17 },
      { item: 'Blue ink, 50 ml', price: 9.5 },
      { item: 'Blotting paper', price: 3.2 },
    ],
  },
  { number: 773, customer: 'Noor Haddad', lines: [{ item: 'Brush pens, set of 12', price: 24.9 }] },
  {
    number: 774,
    customer: 'City Library',
    lines: [
      { item: 'Index cards (20 packs)', price: 46 },
      { item: 'Labels, white', price: 12 },
    ],
  },
  { number: 775, customer: 'Tomás Vidal', lines: [{ item: 'Desk lamp', price: 64 }] },
  { number: 776, customer: 'Yuki Tanaka', lines: [{ item: 'Washi tape (4)', price: 11.6 }] },
  {
    number: 777,
    customer: 'Harbor School',
    lines: [
      { item: 'Watercolors (25 boxes)', price: 187.5 },
      { item: 'Paper, A3 (500 sheets)', price: 42 },
    ],
  },
  { number: 778, customer: 'Mara Lindqvist', lines: [{ item: 'Wax seal kit', price: 28.4 }] },
];

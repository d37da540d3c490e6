export type Period = 'month' | 'year';

export interface Plan {
  name: string;
  wheels: string;
  /** In euros a month, by how it is paid. */
  price: Readonly<Record<Period, number>>;
  contents: readonly string[];
  /** Most studios begin here. */
  isCommon: boolean;
}

export const plans: readonly Plan[] = [
  {
    name: 'Garage',
    wheels: 'Up to 4 wheels',
    price: { month: 19, year: 15 },
    contents: ['Courses and open evenings', 'Queue for one kiln', 'Help by email'],
    isCommon: false,
  },
  {
    name: 'Workshop',
    wheels: 'Up to 12 wheels',
    price: { month: 49, year: 39 },
    contents: [
      'Everything in Garage',
      'Shelves and clay by weight',
      'Three kilns',
      'Help by phone',
    ],
    isCommon: true,
  },
  {
    name: 'School',
    wheels: 'Any number of wheels',
    price: { month: 119, year: 95 },
    contents: ['Everything in Workshop', 'Several locations', 'Invoices for school classes'],
    isCommon: false,
  },
];

export interface Boat {
  id: number;
  name: string;
  kind: 'sail' | 'motor';
  length: number;
  launched: string;
  forRent: boolean;
  [key: PropertyKey]: unknown;
}

/** Noon, so that the day is the same in nearly every time zone. */
const at = (day: string) => `${day}T12:00:00.000Z`;

export const boats: readonly Boat[] = [
  { id: 1, name: 'Albatros', kind: 'sail', length: 9, launched: at('2014-05-03'), forRent: true },
  { id: 2, name: 'Bluebell', kind: 'motor', length: 7, launched: at('2019-04-12'), forRent: true },
  {
    id: 3,
    name: 'Cormorant',
    kind: 'sail',
    length: 12,
    launched: at('2008-06-21'),
    forRent: false,
  },
  { id: 4, name: 'Daisy', kind: 'motor', length: 5, launched: at('2021-03-30'), forRent: true },
  { id: 5, name: 'Ebb', kind: 'sail', length: 8, launched: at('2016-08-09'), forRent: false },
];

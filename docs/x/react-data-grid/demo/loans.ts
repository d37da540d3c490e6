export interface Loan {
  id: string;
  object: string;
  museum: string;
  room: string;
  value: number;
  due: string;
  packed: boolean;
}

type Line = [string, string, string, number, string, boolean];

const lines: Line[] = [
  ['Astrolabe, brass', 'Harbour Museum', 'North room', 82000, '2026-05-31', false],
  ['Ship in a bottle', 'Harbour Museum', 'North room', 1200, '2026-05-31', true],
  ['Tide tables, 1794', 'City Archive', 'Map room', 9600, '2026-04-12', false],
  ['Chart of the sound', 'City Archive', 'Map room', 27500, '2026-04-12', false],
  ['Diving helmet', 'Pilots’ House', 'North room', 6400, '2026-08-02', false],
  ['Figurehead, oak', 'Pilots’ House', 'Stairs', 54000, '2026-08-02', false],
  ['Lamp of a lightship', 'Pilots’ House', 'Stairs', 18300, '2026-06-15', true],
  ['Net needles, bone', 'Fishery School', 'Workshop', 740, '2026-03-29', true],
  ['Rope samples', 'Fishery School', 'Workshop', 300, '2026-03-29', true],
  ['Sextant', 'Harbour Museum', 'Map room', 15800, '2026-05-31', false],
];

export const firstLoans: Loan[] = lines.map(
  ([object, museum, room, value, due, packed], index) => ({
    id: `L-${101 + index}`,
    object,
    museum,
    room,
    value,
    due,
    packed,
  }),
);

export const rooms = ['Map room', 'North room', 'Stairs', 'Workshop'];

export const euros = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

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
  ['Astrolabe, brass', 'Harbor Museum', 'North room', 82000, '2026-05-31', false],
  ['Ship in a bottle', 'Harbor Museum', 'North room', 1200, '2026-05-31', true],
  ['Tide tables, 1794', 'City Archive', 'Map room', 9600, '2026-04-12', false],
  ['Chart of the sound', 'City Archive', 'Map room', 27500, '2026-04-12', false],
  ['Diving helmet', 'Pilots’ House', 'North room', 6400, '2026-08-02', false],
  ['Figurehead, oak', 'Pilots’ House', 'Stairs', 54000, '2026-08-02', false],
  ['Lightship lamp', 'Pilots’ House', 'Stairs', 18300, '2026-06-15', true],
  ['Net needles, bone', 'Fishery School', 'Workshop', 740, '2026-03-29', true],
  ['Rope samples', 'Fishery School', 'Workshop', 300, '2026-03-29', true],
  ['Sextant', 'Harbor Museum', 'Map room', 15800, '2026-05-31', false],
  ['Ship’s bell, 1861', 'Harbor Museum', 'Stairs', 22400, '2026-05-31', false],
  ['Whaler’s log', 'City Archive', 'Map room', 13900, '2026-04-12', true],
  ['Portrait of a pilot', 'Pilots’ House', 'North room', 31500, '2026-08-02', false],
  ['Model of a cutter', 'Harbor Museum', 'Workshop', 8700, '2026-07-19', true],
  ['Signal flags', 'Pilots’ House', 'Stairs', 950, '2026-06-15', true],
  ['Harbor plan, 1820', 'City Archive', 'Map room', 41000, '2026-04-12', false],
  ['Barometer', 'Fishery School', 'Workshop', 2600, '2026-03-29', false],
  ['Eel trap, willow', 'Fishery School', 'Workshop', 420, '2026-03-29', true],
  ['Chronometer', 'Harbor Museum', 'Map room', 36200, '2026-07-19', false],
  ['Oilskin coat', 'Fishery School', 'North room', 680, '2026-03-29', true],
  ['Customs seal', 'City Archive', 'North room', 5300, '2026-04-12', true],
  ['Anchor, iron', 'Pilots’ House', 'Stairs', 3900, '2026-08-02', false],
  ['Carpenter’s chest', 'Harbor Museum', 'Workshop', 4800, '2026-07-19', false],
  ['Regatta painting', 'City Archive', 'North room', 67000, '2026-04-12', false],
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

export const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export interface Mast {
  id: string;
  mast: string;
  speed: number;
  change: number;
  messages: number;
}

const NAMES =
  'Dune,Mole,Ridge,Water tower,Harbor,Lighthouse,Quarry,Mill,Airfield,Reservoir,Church,Bridge,Ferry,Forest,Summit,Pass,Island,Meadow,Orchard,Depot,Stadium,Campus,Lock,Weir';

export const masts: Mast[] = NAMES.split(',').map((mast, index) => ({
  id: mast.toLowerCase().replace(' ', '-'),
  mast,
  speed: 6 + ((index * 7) % 11),
  change: 0,
  messages: 0,
}));

/** In each round, every mast changes once; what a mast gains in a round, it loses in another. */
const CHANGES = [2, -1, -3, 2];

export const steps = CHANGES.flatMap((change, round) =>
  masts.map((_mast, index) => {
    // 7 and 24 have no common factor, so every mast has its turn, in a mixed order.
    const place = (index * 7 + round * 5) % masts.length;
    return { id: masts[place]?.id ?? '', change: place % 2 === 0 ? change : -change };
  }),
);

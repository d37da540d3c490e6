export const TAGS = ['Walks', 'Maps', 'Gear'] as const;
export type Tag = (typeof TAGS)[number];

export interface Article {
  slug: string;
  title: string;
  summary: string;
  tag: Tag;
  author: string;
  date: string;
  minutes: number;
}

/** Newest first. */
export const articles: readonly Article[] = [
  {
    slug: 'the-long-way-round-the-lake',
    title: 'The long way around the lake',
    summary:
      'Forty kilometers, two ferries, and no summit: why a level walk can be the hardest of the year.',
    tag: 'Walks',
    author: 'Noor Haddad',
    date: 'June 9',
    minutes: 11,
  },
  {
    slug: 'reading-brown-lines',
    title: 'Reading brown lines',
    summary: 'A slope that looks gentle on paper and is not. Five contours explain the difference.',
    tag: 'Maps',
    author: 'Piet Aalders',
    date: 'June 2',
    minutes: 7,
  },
  {
    slug: 'one-pot-three-evenings',
    title: 'One pot, three evenings',
    summary: 'What we cooked between two huts with 400 grams of gas, and what we would leave out.',
    tag: 'Gear',
    author: 'Noor Haddad',
    date: 'May 26',
    minutes: 6,
  },
  {
    slug: 'a-border-on-foot',
    title: 'A border on foot',
    summary:
      'Stone by stone along a line that moved four times, with the people who live beside it.',
    tag: 'Walks',
    author: 'Ilse Brandt',
    date: 'May 19',
    minutes: 14,
  },
  {
    slug: 'the-map-that-lies-a-little',
    title: 'The map that lies a little',
    summary: 'Roads are drawn wider than they are. Cartographers call it generalization.',
    tag: 'Maps',
    author: 'Piet Aalders',
    date: 'May 12',
    minutes: 9,
  },
  {
    slug: 'wet-feet-a-comparison',
    title: 'Wet feet, a comparison',
    summary: 'Six pairs of shoes, one bog, and a kitchen scale for the water in them.',
    tag: 'Gear',
    author: 'Ilse Brandt',
    date: 'May 5',
    minutes: 8,
  },
  {
    slug: 'first-train-last-bus',
    title: 'First train, last bus',
    summary: 'Ten ridges that need no car, with the timetables that decide how long you may rest.',
    tag: 'Walks',
    author: 'Noor Haddad',
    date: 'April 28',
    minutes: 10,
  },
];

export interface Figure {
  label: string;
  value: string;
  /** Compared with the same weekday of last week. */
  change: string;
  isMore: boolean;
  isBetter: boolean;
  week: readonly number[];
}

export const figures: readonly Figure[] = [
  {
    label: 'Rides today',
    value: '3,482',
    change: '12% more than last Thursday',
    isMore: true,
    isBetter: true,
    week: [24, 27, 25, 31, 28, 33, 35],
  },
  {
    label: 'Bikes on the road',
    value: '416',
    change: '9 more than last Thursday',
    isMore: true,
    isBetter: true,
    week: [39, 40, 38, 41, 41, 40, 42],
  },
  {
    label: 'Empty stations',
    value: '5',
    change: '2 more than last Thursday',
    isMore: true,
    isBetter: false,
    week: [2, 3, 2, 4, 3, 3, 5],
  },
  {
    label: 'Average ride',
    value: '14 min',
    change: '1 min shorter than last Thursday',
    isMore: false,
    isBetter: true,
    week: [17, 16, 16, 15, 16, 15, 14],
  },
];

/** Rides that began in each hour, from 6 to 22. */
export const ridesByHour = {
  workday: [62, 188, 341, 236, 142, 131, 174, 190, 163, 201, 287, 412, 358, 244, 161, 118, 74],
  weekend: [18, 34, 71, 128, 196, 243, 271, 288, 302, 294, 261, 223, 198, 172, 139, 121, 96],
} as const;

export type Day = keyof typeof ridesByHour;

export interface Station {
  name: string;
  district: string;
  bikes: number;
  docks: number;
}

export const stations: readonly Station[] = [
  { name: 'Ferry Landing', district: 'Old Port', bikes: 21, docks: 24 },
  { name: 'Rope Walk', district: 'Old Port', bikes: 0, docks: 18 },
  { name: 'Central Library', district: 'Center', bikes: 12, docks: 30 },
  { name: 'Market Hall', district: 'Center', bikes: 2, docks: 26 },
  { name: 'Mill Bridge', district: 'Riverside', bikes: 9, docks: 16 },
  { name: 'Orchard Hospital', district: 'Riverside', bikes: 20, docks: 20 },
  { name: 'North Campus', district: 'University', bikes: 17, docks: 40 },
];

export const repairs = [
  { bike: 'Bike 214', fault: 'Rear brake rubs', station: 'Mill Bridge' },
  { bike: 'Bike 087', fault: 'Lock does not open', station: 'Rope Walk' },
  { bike: 'Bike 391', fault: 'Flat front tire', station: 'North Campus' },
  { bike: 'Bike 165', fault: 'Display stays dark', station: 'Market Hall' },
] as const;

export interface Planet {
  name: string;
  moons: number;
}

export const planets: Planet[] = [
  { name: 'Earth', moons: 1 },
  { name: 'Mars', moons: 2 },
];

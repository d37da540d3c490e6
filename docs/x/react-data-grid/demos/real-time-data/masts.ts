export interface Mast {
  id: string;
  mast: string;
  speed: number;
  change: number;
  messages: number;
}

export const masts: Mast[] = [
  { id: 'dune', mast: 'Dune', speed: 9, change: 0, messages: 0 },
  { id: 'mole', mast: 'Mole', speed: 14, change: 0, messages: 0 },
  { id: 'ridge', mast: 'Ridge', speed: 11, change: 0, messages: 0 },
  { id: 'tower', mast: 'Water tower', speed: 7, change: 0, messages: 0 },
];

// The changes of each mast add up to zero, so the list can start again.
export const steps = [
  { id: 'mole', change: 2 },
  { id: 'dune', change: -1 },
  { id: 'ridge', change: 3 },
  { id: 'tower', change: 1 },
  { id: 'mole', change: -3 },
  { id: 'ridge', change: -2 },
  { id: 'dune', change: 2 },
  { id: 'mole', change: 1 },
  { id: 'tower', change: -1 },
  { id: 'ridge', change: -1 },
  { id: 'dune', change: -1 },
];

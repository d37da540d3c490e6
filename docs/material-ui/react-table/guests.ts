export const initialGuests = [
  { id: 1, name: 'Ines Moreau', room: 12, arrival: '2025-03-10', nights: 4 },
  { id: 2, name: 'Jonas Berg', room: 7, arrival: '2025-03-12', nights: 2 },
  { id: 3, name: 'Noor Haddad', room: 21, arrival: '2025-03-11', nights: 7 },
  { id: 4, name: 'Tomás Vidal', room: 3, arrival: '2025-03-14', nights: 1 },
  { id: 5, name: 'Yuki Tanaka', room: 18, arrival: '2025-03-10', nights: 3 },
  { id: 6, name: 'Mara Lindqvist', room: 5, arrival: '2025-03-13', nights: 5 },
  { id: 7, name: 'Samuel Okafor', room: 9, arrival: '2025-03-15', nights: 2 },
  { id: 8, name: 'Lea Brunner', room: 14, arrival: '2025-03-12', nights: 6 },
  { id: 9, name: 'Pavel Novák', room: 2, arrival: '2025-03-16', nights: 3 },
  { id: 10, name: 'Amina Diallo', room: 25, arrival: '2025-03-11', nights: 4 },
  { id: 11, name: 'Owen Hughes', room: 16, arrival: '2025-03-14', nights: 2 },
  { id: 12, name: 'Clara Rossi', room: 11, arrival: '2025-03-15', nights: 8 },
];

export type Guest = (typeof initialGuests)[number];
export type Column = Exclude<keyof Guest, 'id'>;

export interface Sorting {
  key: Column;
  direction: 'asc' | 'desc';
}

export const columns: readonly { key: Column; label: string; align?: 'right' }[] = [
  { key: 'name', label: 'Name' },
  { key: 'room', label: 'Room', align: 'right' },
  { key: 'arrival', label: 'Arrival' },
  { key: 'nights', label: 'Nights', align: 'right' },
];

/** A sorted copy: the array in the state stays as it is. */
export function sortGuests(guests: readonly Guest[], { key, direction }: Sorting): Guest[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...guests].sort((a, b) => {
    const [x, y] = [a[key], b[key]];
    const order =
      typeof x === 'number' && typeof y === 'number'
        ? x - y
        : String(x).localeCompare(String(y), 'en');
    return sign * order;
  });
}

export interface Person {
  id: number;
  name: string;
  days: string[];
}

const words: Record<string, string> = { L: 'Leave', S: 'Sick', C: 'Course' };
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

// One letter a day, from Monday, 2 March 2026; a point is a day at work.
const plan = (letters: string) => Array.from(letters, (letter) => words[letter] ?? '');

export const absences = Object.values(words);

export const staff: Person[] = [
  { id: 1, name: 'Ines Duarte', days: plan('LLLLL.........') },
  { id: 2, name: 'Tomasz Wilk', days: plan('..CC...S......') },
  { id: 3, name: 'Aoife Byrne', days: plan('.......LLL....') },
  { id: 4, name: 'Ravi Menon', days: plan('SS.......CC...') },
];

export const days = Array.from({ length: 14 }, (_, index) => ({
  index,
  field: `day${index}`,
  title: `${weekdays[index % 7]} ${index + 2}`,
  weekend: index % 7 > 4,
}));

export const weeks = [10, 11].map((week, part) => ({
  groupId: `week${week}`,
  headerName: `Week ${week}`,
  children: days.slice(part * 7, part * 7 + 7).map(({ field }) => ({ field })),
}));

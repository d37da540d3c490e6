export interface Person {
  id: number;
  name: string;
  days: string[];
}

const words: Record<string, string> = { L: 'Leave', S: 'Sick', C: 'Course' };
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

// One letter a day, from Monday, March 2, 2026; a period is a day at work.
const plan = (letters: string) => Array.from(letters, (letter) => words[letter] ?? '');

export const absences = Object.values(words);

export const staff: Person[] = [
  { id: 1, name: 'Ines Duarte', days: plan('LLLLL.........') },
  { id: 2, name: 'Tomasz Wilk', days: plan('..CC...S......') },
  { id: 3, name: 'Aoife Byrne', days: plan('.......LLL....') },
  { id: 4, name: 'Ravi Menon', days: plan('SS.......CC...') },
  { id: 5, name: 'Grace Okafor', days: plan('LLLLLLLLLLLL..') },
  { id: 6, name: 'Henrik Dahl', days: plan('....L.........') },
  { id: 7, name: 'Marta Silva', days: plan('........CC....') },
  { id: 8, name: 'Yuki Tanaka', days: plan('.......SSS....') },
  { id: 9, name: 'Omar Haddad', days: plan('C.............') },
  { id: 10, name: 'Lena Fuchs', days: plan('...LL..LL.....') },
  { id: 11, name: 'Paul Girard', days: plan('..............') },
  { id: 12, name: 'Dina Rossi', days: plan('..........LL..') },
  { id: 13, name: 'Sven Larsen', days: plan('.......S......') },
  { id: 14, name: 'Amina Yusuf', days: plan('.......CCC....') },
  { id: 15, name: 'Peter Novak', days: plan('LLL...........') },
  { id: 16, name: 'Clara Weiss', days: plan('........LLLL..') },
  { id: 17, name: 'Bruno Costa', days: plan('.........S....') },
  { id: 18, name: 'Erin Walsh', days: plan('...........L..') },
  { id: 19, name: 'Kofi Mensah', days: plan('.......L......') },
  { id: 20, name: 'Zoe Martin', days: plan('.......CC.....') },
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

import { createRandom } from './random';

export interface Employee {
  id: number;
  name: string;
  department: string;
  role: string;
  country: string;
  /** Gross, in US dollars per year. */
  salary: number;
  /** Average of the last review, from 1 to 5 in steps of 0.1. */
  rating: number;
  /** Midnight in local time, from 2008 to 2025. */
  startDate: Date;
  remote: boolean;
}

export const ROLES: Readonly<Record<string, readonly string[]>> = {
  Engineering: ['Frontend engineer', 'Backend engineer', 'Data engineer', 'Engineering manager'],
  Design: ['Product designer', 'Researcher', 'Illustrator'],
  Sales: ['Account executive', 'Sales engineer', 'Sales manager'],
  Support: ['Support agent', 'Support lead', 'Technical writer'],
  Finance: ['Accountant', 'Controller', 'Analyst'],
  People: ['Recruiter', 'People partner', 'Office manager'],
};
export const DEPARTMENTS = Object.keys(ROLES);
export const COUNTRIES = ['Brazil', 'Canada', 'France', 'Germany', 'Japan', 'Kenya', 'Spain'];

const FIRST = 'Ada Ben Chloe Dario Elif Femi Grace Hugo Ines Jonas Kira Luca Maya Noah'.split(' ');
const LAST = 'Adler Berg Costa Dubois Evans Fischer Garcia Haddad Ito Jensen Kowalski Lima'.split(
  ' ',
);

/** `count` employees with the ids 1 to `count`; a seed always gives the same people. */
export function createEmployees(count: number, seed = 1): Employee[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const department = random.pick(DEPARTMENTS);
    return {
      id: index + 1,
      name: `${random.pick(FIRST)} ${random.pick(LAST)}`,
      department,
      role: random.pick(ROLES[department] ?? []),
      country: random.pick(COUNTRIES),
      salary: random.integer(38, 145) * 1000,
      rating: random.integer(20, 50) / 10,
      startDate: new Date(random.integer(2008, 2025), random.integer(0, 11), random.integer(1, 28)),
      remote: random.next() < 0.4,
    };
  });
}

import { createEmployees, DEPARTMENTS } from './employees';

/** A person of a company chart; `children` are the people who report to them. */
export interface Person {
  id: string;
  label: string;
  role: string;
  remote: boolean;
  children?: Person[];
}

/** One managing director, a head for each department, and their teams: `count` people. */
export function createCompany(count = 40, seed = 7): Person[] {
  const [director, ...rest] = createEmployees(count, seed).map((employee) => ({
    id: `person-${employee.id}`,
    label: employee.name,
    role: employee.role,
    remote: employee.remote,
    department: employee.department,
  }));
  if (director === undefined) return [];
  const heads = DEPARTMENTS.flatMap((department) => {
    const [head, ...team] = rest.filter((person) => person.department === department);
    return head === undefined ? [] : [{ ...head, role: `Head of ${department}`, children: team }];
  });
  return [{ ...director, role: 'Managing director', children: heads }];
}

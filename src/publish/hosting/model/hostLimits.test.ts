import { findFileProblems, findRuleProblems } from './hostLimits';
import type { HostRules } from './hostRules';

const rules = (headers: number, redirects: number, splats: number): HostRules => ({
  headers: Array.from({ length: headers }, (_, index) => ({
    paths: [`/${String(index)}`],
    headers: {},
  })),
  redirects: [
    ...Array.from({ length: redirects }, () => ({ from: '/a', to: '/b', status: 302 as const })),
    ...Array.from({ length: splats }, () => ({ from: '/a/*', to: '/b', status: 302 as const })),
  ],
  notFound: [],
});

test('reports nothing within the limits', () => {
  expect(findRuleProblems(rules(100, 2_000, 100), `/*\n  ${'a'.repeat(2_000)}`)).toEqual([]);
  expect(findFileProblems(new Map([['a', 25 * 2 ** 20]]))).toEqual([]);
});

test('reports every exceeded limit with the host and the numbers', () => {
  const problems = findRuleProblems(rules(101, 2_001, 101), 'a'.repeat(2_001));
  expect(problems).toHaveLength(4);
  expect(problems[0]).toContain(
    'Cloudflare Pages accepts 100 header rules, and this build has 101',
  );
  expect(problems[1]).toContain('2,000 redirects without "*", and this build has 2,001');
});

test('reports too many files, and a file that is too large', () => {
  const files = Array.from({ length: 20_000 }, (_, index): [string, number] => [String(index), 1]);
  const problems = findFileProblems(new Map([...files, ['big.json', 25 * 2 ** 20 + 1]]));
  expect(problems[0]).toContain('20,000 files, and this build has 20,001');
  expect(problems[0]).toContain('HOST_LIMITS=strict');
  expect(problems[1]).toContain('big.json');
});

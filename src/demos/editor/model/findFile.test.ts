import { findFile } from './findFile';

const names = ['Demo.tsx', 'useRouter.ts', 'styles.css', 'rows.json', 'theme.dark.ts'];

test.each([
  ['./useRouter', 'useRouter.ts'],
  ['./useRouter.js', 'useRouter.ts'],
  ['../data/rows.json', 'rows.json'],
  ['./styles.css', 'styles.css'],
  ['./theme.dark', 'theme.dark.ts'],
  ['./styles', undefined],
  ['./nothing', undefined],
])('%s resolves to %s', (specifier, expected) => {
  expect(findFile(specifier, names)).toBe(expected);
});

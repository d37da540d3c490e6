import path from 'node:path';
import { checkSamples } from './checkSamples';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const page = (text: string): { file: string; text: string } => ({
  file: path.join(SITE_DIR, 'docs/page.mdx'),
  text,
});

test('reports errors by file and line of the page, and skips marked fences', () => {
  const text = [
    '# A',
    '```tsx title="planets.ts"',
    'export const planets: string[] = [];',
    '```',
    '```tsx',
    "import { planets } from './planets';",
    '',
    'const count: string = planets.length;',
    '```',
    '```ts fragment',
    'nowhere();',
    '```',
    '```ts fails',
    'const a: string = 1;',
    '```',
    '```ts',
    'const count = 1 +;',
    '```',
  ].join('\n');
  const { count, problems } = checkSamples([page(text)], SITE_DIR);
  expect(count).toBe(3);
  expect(problems).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:8: .*Type 'number' is not assignable.* \(TS2322\)/),
    expect.stringMatching(/^docs\/page\.mdx:17: .*Expression expected.*/),
  ]);
}, 60_000);

test("one page's module augmentation doesn't affect another page", () => {
  const augmenting = [
    '```ts',
    "import '@mui/material/styles';",
    "declare module '@mui/material/styles' { interface Theme { orchard: string } }",
    '```',
  ].join('\n');
  const other = [
    '```ts',
    "import type { Theme } from '@mui/material/styles';",
    'export const read = (theme: Theme) => theme.orchard;',
    '```',
  ].join('\n');
  const pages = [
    { file: path.join(SITE_DIR, 'docs/one.mdx'), text: augmenting },
    { file: path.join(SITE_DIR, 'docs/two.mdx'), text: other },
  ];
  const { count, problems } = checkSamples(pages, SITE_DIR);
  expect(count).toBe(2);
  expect(problems).toEqual([expect.stringMatching(/^docs\/two\.mdx:3: .*orchard/)]);
}, 60_000);

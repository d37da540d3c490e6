import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatPlaygroundMarkdown } from '../model/formatPlaygroundMarkdown';
import { readComposition } from './readComposition';

jest.mock('../../../writing/code/node/highlight', () => ({
  highlight: (code: string) =>
    Promise.resolve(code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
}));

const COMPOSITION = `import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { TabsProps } from '@mui/material/Tabs';

export default function TabsPlayground(props: TabsProps) {
  return (
    <Box>
      <Tabs value={0} {...props}>
        <Tab label="A & B" />
      </Tabs>
    </Box>
  );
}
`;

let page: string;
beforeAll(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playground-'));
  page = path.join(folder, 'index.mdx');
  fs.writeFileSync(path.join(folder, 'Good.tsx'), COMPOSITION);
  fs.writeFileSync(path.join(folder, 'NoSpread.tsx'), COMPOSITION.replace(' {...props}', ''));
  fs.writeFileSync(path.join(folder, 'NoDefault.tsx'), COMPOSITION.replace('export default ', ''));
});
afterAll(() => {
  fs.rmSync(path.dirname(page), { recursive: true });
});

test('replaces {...props} with the props in the code of a composition', async () => {
  const composition = readComposition(page, './Good.tsx', 'Tabs');
  if (typeof composition === 'string') throw new Error(composition);
  const template = await composition.createTemplate();
  expect(template.indent).toBe(2);
  const spec = {
    of: 'Tabs',
    knobs: [{ name: 'centered', type: 'boolean', kind: 'switch', default: false }],
    initial: { centered: true },
    fixed: {},
    template,
  } as const;
  const markdown = formatPlaygroundMarkdown(spec);
  expect(markdown).toContain(
    '```tsx\n<Box>\n  <Tabs value={0} centered>\n    <Tab label="A & B" />\n  </Tabs>\n</Box>\n```',
  );
  expect(markdown).toContain('| `centered` | `boolean` | `true` |');
  expect(formatPlaygroundMarkdown({ ...spec, initial: {} })).toContain('<Tabs value={0}>\n');
});

test('keeps an element with one prop per line as it is', async () => {
  const element = '<Tabs\n        value={0}\n        {...props}\n      >';
  const lines = COMPOSITION.replace('<Tabs value={0} {...props}>', element);
  fs.writeFileSync(path.join(path.dirname(page), 'Lines.tsx'), lines);
  const composition = readComposition(page, './Lines.tsx', 'Tabs');
  if (typeof composition === 'string') throw new Error(composition);
  const template = await composition.createTemplate();
  const spec = {
    of: 'Tabs',
    knobs: [{ name: 'centered', type: 'boolean', kind: 'switch', default: false }],
    initial: { centered: true },
    fixed: {},
    template,
  } as const;
  expect(formatPlaygroundMarkdown(spec)).toContain(
    '  <Tabs\n    value={0}\n    centered\n  >\n    <Tab',
  );
  expect(formatPlaygroundMarkdown({ ...spec, initial: {} })).toContain(
    '  <Tabs\n    value={0}\n  >\n',
  );
});

test.each([
  ['./Missing.tsx', /"\.\/Missing\.tsx" does not exist/],
  ['./NoSpread.tsx', /<Tabs \{\.\.\.props\}> exactly once, but has it 0 times/],
  ['./NoDefault.tsx', /no default export/],
])('rejects %s', async (src, message) => {
  expect(await readComposition(page, src, 'Tabs')).toMatch(message);
});

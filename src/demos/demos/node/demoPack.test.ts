import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DemoPack } from '../../editor/model/demoFiles';
import { createDemoPack, groupByPage } from './demoPack';
import type { ListedDemo } from './listDemos';

// Highlighting takes a worker thread and a second, and isn't what these tests are about.
jest.mock('../../../writing/code/node/highlight', () => ({
  highlight: (code: string) => Promise.resolve(`<b>${code}</b>`),
}));

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-pack-'));
});
afterEach(() => {
  fs.rmSync(dir, { recursive: true });
});

function write(name: string, text: string): string {
  const file = path.join(dir, name);
  fs.writeFileSync(file, text);
  return file;
}

const demo = (name: string, type = ''): string =>
  `import { names } from './names';\n\nexport default function ${name}() {\n  return <p>{names[0]${type}}</p>;\n}\n`;

async function pack(entries: string[]): Promise<{ asset: string; pack: DemoPack; size: number }> {
  const { asset, data } = await createDemoPack({ name: 'react-names', entries });
  return { asset, pack: JSON.parse(data) as DemoPack, size: data.length };
}

test('a file that two demos import is included once, and each demo lists its files', async () => {
  write('names.ts', "export const names = ['a'];\n");
  const { pack: both } = await pack([write('A.tsx', demo('A')), write('B.tsx', demo('B'))]);
  expect(both.files.map(({ name }) => name)).toEqual(['A.tsx', 'names.ts', 'B.tsx']);
  expect(both.demos).toEqual({ 'A-system': [0, 1], 'B-system': [2, 1] });
});

test('code that is the same in both languages is included once', async () => {
  write('names.ts', "export const names = ['a'];\n");
  const { pack: same } = await pack([write('A.tsx', demo('A'))]);
  expect(same.files[0]?.JS).toEqual({ name: 'A.jsx' });
  const { pack: typed } = await pack([write('A.tsx', demo('A', ' as string'))]);
  expect(typed.files[0]?.JS.code).toContain('{names[0]}');
  expect(typed.files[0]?.TS.code).toContain('{names[0] as string}');
});

test('the address changes with the content', async () => {
  write('names.ts', "export const names = ['a'];\n");
  const entry = write('A.tsx', demo('A'));
  const { asset } = await pack([entry]);
  expect(asset).toMatch(/^assets\/demos\/react-names\.[0-9a-f]{8}\.json$/);
  write('names.ts', "export const names = ['b'];\n");
  expect((await pack([entry])).asset).not.toBe(asset);
});

test('demos of a page are grouped in all stylings; a demo on two pages belongs to the first one', () => {
  const listed = (page: string, variants: ListedDemo['variants']): ListedDemo => ({
    address: `${page}/X`,
    page,
    name: 'X',
    theme: 'material',
    variants,
    pageTitle: 'X',
    isDocument: false,
  });
  const pages = groupByPage([
    listed('/system/a', { system: '/a/A.tsx' }),
    listed('/system/a', { system: '/b/B.tsx', css: '/b/css/B.tsx' }),
    listed('/system/c', { system: '/a/A.tsx' }),
    listed('/system/c', { system: '/c/C.tsx' }),
  ]);
  expect(pages.get('/a/A.tsx')).toEqual({
    name: 'a',
    entries: ['/a/A.tsx', '/b/B.tsx', '/b/css/B.tsx'],
  });
  expect(pages.get('/b/css/B.tsx')).toBe(pages.get('/a/A.tsx'));
  expect(pages.get('/c/C.tsx')).toEqual({ name: 'c', entries: ['/c/C.tsx'] });
});

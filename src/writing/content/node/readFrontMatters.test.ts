import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createHeadReader } from './readFrontMatters';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'heads-'));
const sidebars = path.join(folder, 'sidebars.txt');
const docs = path.join(folder, 'docs');
const write = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(docs, name)), { recursive: true });
  fs.writeFileSync(path.join(docs, name), text);
};
beforeAll(() => {
  fs.mkdirSync(docs);
  fs.writeFileSync(sidebars, '');
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

test('only what sidebars and lists know of a page counts', () => {
  const read = createHeadReader(docs, [sidebars]);
  write('a/index.mdx', '---\ntitle: A\n---\n\nText.\n');
  const first = read();
  write('a/index.mdx', '---\ntitle: A\n---\n\nOther text, and\n\n---\n\nmore.\n');
  expect(read()).toBe(first);
  write('a/Demo.tsx', 'export default 1;');
  expect(read()).toBe(first);
  write('a/index.mdx', '---\ntitle: B\n---\n\nText.\n');
  const second = read();
  expect(second).not.toBe(first);
  write('b.md', 'No front matter.');
  const third = read();
  expect(third).not.toBe(second);
  write('_category_.json', '{}');
  const fourth = read();
  expect(fourth).not.toBe(third);
  fs.writeFileSync(sidebars, 'changed');
  expect(read()).not.toBe(fourth);
  fs.rmSync(path.join(docs, 'b.md'));
  expect(read()).not.toContain('b.md');
});

test('a front matter that is not closed is none', () => {
  const read = createHeadReader(docs, []);
  write('c.mdx', '---\ntitle: C\n\nText.\n');
  expect(read()).toMatch(/c\.mdx\n$|c\.mdx\n\n?/);
  expect(read()).not.toContain('title: C');
});

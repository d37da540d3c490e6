import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readFrontMatterProblems } from '../../../writing/content/node/listFrontMatterProblems';
import { omitReported } from './omitReported';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'omit-reported-'));
afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

function write(file: string, title: string): string {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `---\ntitle: ${title}\n---\n`);
  return target;
}

test('omits front matter problems of pages, which the docs plugin reports', () => {
  const found = readFrontMatterProblems(write('docs/a.mdx', 'A: B'));
  expect(found).toHaveLength(1);
  expect(omitReported(siteDir, 'docs/a.mdx', [...found, 'docs/a.mdx:9: another'])).toEqual([
    'docs/a.mdx:9: another',
  ]);
});

test('reports those of translations and posts', () => {
  const found = readFrontMatterProblems(write('blog/a.mdx', 'A: B'));
  expect(omitReported(siteDir, 'blog/a.mdx', found)).toEqual(found);
});

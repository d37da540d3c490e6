import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listLeftOutPages } from './leftOutPages';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'left-out-'));
const list = path.join(siteDir, 'pages.json');
beforeAll(() => {
  const translated = 'i18n/zh/docusaurus-plugin-content-docs/current/joy-ui/button/index.mdx';
  for (const file of [
    'docs/system/a.mdx',
    'docs/system/b.mdx',
    'docs/joy-ui/button/index.mdx',
    translated,
  ]) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, file), '');
  }
  fs.writeFileSync(list, JSON.stringify(['/system/a', '/gone']));
});
afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

test('a test build leaves out pages that are not translated and that no test opens', () => {
  expect([...listLeftOutPages(siteDir, 'zh', list)]).toEqual([['/system/b', 'system/b']]);
  expect([...listLeftOutPages(siteDir, 'ar', list).keys()]).toEqual([
    '/joy-ui/button',
    '/system/b',
  ]);
});

test('English and production builds have every page', () => {
  expect(listLeftOutPages(siteDir, 'en', list).size).toBe(0);
  expect(listLeftOutPages(siteDir, 'zh', undefined).size).toBe(0);
});

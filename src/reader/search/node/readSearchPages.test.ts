import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPageRecords } from '../model/createPageRecords';
import { createSearchFiles } from './createSearchFiles';
import { readSearchPages, readPosts } from './readSearchPages';

let folder = '';
const write = (file: string, title: string, text: string): void => {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `---\ntitle: ${title}\ndescription: About it.\n---\n${text}`);
};

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'search-'));
  write('docs/joy-ui/one.mdx', 'One', 'Opening.\n\n## Part\n\nText of the part.');
  write('docs/joy-ui/two/index.mdx', 'Two', '');
  write('docs/experiments/docs/three.mdx', 'Three', '');
  write('zh/joy-ui/one.mdx', '第一', '## 部分 {/* #part */}\n\n文字');
  write('blog/2026-01-02-news.mdx', 'News', '');
  write('blog/2026-02-03-more.mdx', 'More', '');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('reads pages of the original language, without experiments', async () => {
  const pages = await readSearchPages({ original: path.join(folder, 'docs'), originalLang: 'en' });
  expect(pages.map(({ pathname, product, lang }) => ({ pathname, product, lang }))).toEqual([
    { pathname: '/joy-ui/one', product: 'joy-ui', lang: undefined },
    { pathname: '/joy-ui/two', product: 'joy-ui', lang: undefined },
  ]);
});

test('reads translations, and marks originals that have none with their language', async () => {
  const pages = await readSearchPages({
    original: path.join(folder, 'docs'),
    translated: path.join(folder, 'zh'),
    originalLang: 'en',
  });
  const records = pages.flatMap((page) => createPageRecords(page, new Set()));
  expect(records.map(({ title, url, lang }) => ({ title, url, lang }))).toEqual([
    { title: '第一', url: '/joy-ui/one', lang: undefined },
    { title: '部分', url: '/joy-ui/one#part', lang: undefined },
    { title: 'Two', url: '/joy-ui/two', lang: 'en' },
  ]);
});

test('reads posts, newest first, with the date in their pathname', async () => {
  const posts = await readPosts({ original: path.join(folder, 'blog'), originalLang: 'en' });
  expect(posts.map(({ pathname }) => pathname)).toEqual([
    '/blog/2026/02/03/more',
    '/blog/2026/01/02/news',
  ]);
});

test('search files are deterministic, and the manifest lists all of them', async () => {
  const pages = await readSearchPages({ original: path.join(folder, 'docs'), originalLang: 'en' });
  const records = pages.flatMap((page) => createPageRecords(page, new Set()));
  const files = createSearchFiles(records, 'en');
  expect([...createSearchFiles(records, 'en')]).toEqual([...files]);
  const manifest = JSON.parse(files.get('search/manifest.json') ?? '') as {
    shards: { file: string }[];
  };
  expect(manifest.shards.map(({ file }) => file).concat('search/manifest.json')).toEqual([
    ...files.keys(),
  ]);
  for (const { file } of manifest.shards)
    expect(file).toMatch(/^assets\/search\/[\w-]+\.[0-9a-f]{10}\.json$/);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkPageFile } from '../../languages/node/checkPage';
import { findPair } from '../../languages/node/translationFiles';
import { readSearchPages, readPosts } from '../../../reader/search/node/readSearchPages';
import { markdown } from '../../../config/markdown';
import { readPages } from './readPages';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-'));
const CODE = `{ title: (globalThis.hasRun = true) }`;
const ENGINES = ['js', 'javascript', 'json', 'coffee', 'toml', ' js', '\tjavascript '];
const FILES = [
  'docs/page.mdx',
  'blog/2026-01-02-post.mdx',
  'docs/_partial.mdx',
  'i18n/zh/docusaurus-plugin-content-docs/current/page.mdx',
];
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
};
afterEach(() => {
  for (const file of FILES) fs.rmSync(path.join(siteDir, file), { force: true });
  expect(globalThis).not.toHaveProperty('hasRun');
});
beforeAll(() => {
  for (const folder of ['docs', 'blog']) fs.mkdirSync(path.join(siteDir, folder));
});
afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

const CASES = ENGINES.flatMap((engine) => FILES.map((file) => [engine, file] as const));

test.each(CASES)(
  'everything that reads pages refuses ---%j in %s without running it',
  async (engine, file) => {
    const text = `---${engine}\n${CODE}\n---\n\nText.\n`;
    write(file, text);
    const full = path.join(siteDir, file);
    // The build and the dev server.
    await expect(
      markdown?.parseFrontMatter?.({
        filePath: full,
        fileContent: text,
        defaultParseFrontMatter: () => Promise.reject(new Error('asked Docusaurus')),
      }),
    ).rejects.toThrow(new RegExp(`${file}:1: .*only YAML`));
    // The writer's check.
    expect((await readPages(siteDir, [full])).failures).toEqual([
      expect.stringMatching(new RegExp(`^${file}:1: .*only YAML`)),
    ]);
    // The search.
    if (file === 'docs/page.mdx') {
      const folders = { original: path.join(siteDir, 'docs'), originalLang: 'en' };
      await expect(readSearchPages(folders)).rejects.toThrow('only YAML');
    }
    if (file.startsWith('blog/')) {
      const folders = { original: path.join(siteDir, 'blog'), originalLang: 'en' };
      await expect(readPosts(folders)).rejects.toThrow('only YAML');
    }
    // The translators' check.
    const pair = findPair(siteDir, full);
    if (pair === undefined) return;
    const glossary = {} as Parameters<typeof checkPageFile>[1]['glossary'];
    expect(checkPageFile(pair, { siteDir, locale: 'zh', glossary })[0]).toMatchObject({
      file,
      line: 1,
      what: expect.stringContaining('only YAML'),
    });
  },
);

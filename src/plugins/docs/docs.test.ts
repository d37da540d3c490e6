import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import docs from './index';

const load = jest.fn(() => Promise.resolve({ loadedVersions: [] }));
jest.mock('@docusaurus/plugin-content-docs', () => ({
  __esModule: true,
  default: () =>
    Promise.resolve({
      name: 'docs',
      loadContent: () => load(),
      getPathsToWatch: () => ['docs/**/*.{md,mdx}'],
    }),
}));

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-plugin-'));
const page = path.join(siteDir, 'docs/a.mdx');
const HEAD =
  '---\ntitle: A\ndescription: A page that is long enough to be described in one sentence.\n';
const create = (currentLocale: string) =>
  docs(
    {
      siteDir,
      generatedFilesDir: path.join(siteDir, '.docusaurus'),
      i18n: { currentLocale, defaultLocale: 'en' },
    } as LoadContext,
    { path: 'docs', sidebarPath: false } as PluginOptions,
  );
beforeEach(() => {
  load.mockClear();
  fs.mkdirSync(path.dirname(page), { recursive: true });
  fs.writeFileSync(page, `${HEAD}---\n\nText.\n`);
});
afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

test('in the default language, the dev server watches the metadata of pages', async () => {
  const paths = (await create('en')).getPathsToWatch?.() ?? [];
  expect(paths).toEqual([path.join(siteDir, '.docusaurus/page-heads.txt')]);
  expect(fs.existsSync(paths[0] ?? '')).toBe(true);
});

test('in other languages, the dev server watches every file', async () => {
  expect((await create('zh')).getPathsToWatch?.()).toEqual(['docs/**/*.{md,mdx}']);
});

test('reports the invalid front matter of all pages in one error, before Docusaurus loads them', async () => {
  const other = path.join(siteDir, 'docs/b.mdx');
  fs.writeFileSync(page, '---\ntitle: A: B\n---\n\nText.\n');
  fs.writeFileSync(other, `${HEAD}titel: B\n---\n\nText.\n`);
  const plugin = await create('en');
  const error: unknown = await Promise.resolve(plugin.loadContent?.()).catch(
    (thrown: unknown) => thrown,
  );
  fs.rmSync(other);
  expect((error as Error).message).toMatch(
    /docs\/a\.mdx:2: The front matter is not valid YAML[^]*docs\/b\.mdx:4: unknown front matter key "titel"/,
  );
  expect((error as Error).stack).toBe((error as Error).message);
  expect(load).not.toHaveBeenCalled();
});

test('does not watch files during write-translations, which would never exit', async () => {
  const watch = jest.spyOn(fs, 'watch');
  process.argv.push('write-translations');
  expect((await create('en')).getPathsToWatch?.()).toEqual(['docs/**/*.{md,mdx}']);
  process.argv.pop();
  expect(watch).not.toHaveBeenCalled();
});

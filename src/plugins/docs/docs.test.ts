import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import docs from './index';

const load = jest.fn(() => Promise.resolve({ loadedVersions: [] }));
jest.mock('@docusaurus/plugin-content-docs', () => ({
  __esModule: true,
  default: () => Promise.resolve({ name: 'docs', loadContent: () => load() }),
}));

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-plugin-'));
const page = path.join(siteDir, 'docs/a.mdx');
const create = (currentLocale: string) =>
  docs(
    { siteDir, i18n: { currentLocale, defaultLocale: 'en' } } as LoadContext,
    { path: 'docs', sidebarPath: false } as PluginOptions,
  );
beforeEach(() => {
  load.mockClear();
  fs.mkdirSync(path.dirname(page), { recursive: true });
  fs.writeFileSync(page, '---\ntitle: A\n---\n\nText.\n');
});
afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

test('an edit of words reads no page again, an edit of a front matter all', async () => {
  const plugin = await create('en');
  const first = await plugin.loadContent?.();
  fs.writeFileSync(page, '---\ntitle: A\n---\n\nOther words.\n');
  expect(await plugin.loadContent?.()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  fs.writeFileSync(page, '---\ntitle: Another\n---\n\nOther words.\n');
  await plugin.loadContent?.();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that could not be read is read again', async () => {
  const plugin = await create('en');
  load.mockImplementationOnce(() => Promise.reject(new Error('no')));
  await expect(plugin.loadContent?.()).rejects.toThrow('no');
  await plugin.loadContent?.();
  expect(load).toHaveBeenCalledTimes(2);
});

test('in another language every edit counts', async () => {
  const plugin = await create('zh');
  await plugin.loadContent?.();
  await plugin.loadContent?.();
  expect(load).toHaveBeenCalledTimes(2);
});

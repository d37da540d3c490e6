import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { docuHash } from '@docusaurus/utils';
import { shareMetadata, sharePages } from './sharedPages';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-pages-'));
const folder = path.join(siteDir, 'shared');
const PAGE = path.join(siteDir, 'docs/a.mdx');
const TRANSLATED = path.join(siteDir, 'i18n/zh/docs/a.mdx');
const metadataPath = (page: string): string => `${page}.json`;
const RULE = { test: /\.mdx$/, use: [{ loader: 'mdx', options: { metadataPath } }] };

interface Use {
  readonly loader: string;
  readonly options: {
    readonly metadataPath: typeof metadataPath;
    readonly getFile: (page: string) => string;
    readonly run: (this: object, code?: string) => string;
  };
}
interface Rule {
  readonly test: RegExp;
  readonly use?: readonly Use[];
  readonly oneOf?: readonly { test?: (page: string) => boolean; use: readonly Use[] }[];
}
const share = (isFirst?: boolean): Rule =>
  sharePages(RULE, siteDir, isFirst === undefined ? undefined : { folder, isFirst }) as Rule;

const created = new Map<string, unknown>();
const actions = shareMetadata(siteDir, {
  createData: (name: string, data: unknown) => {
    created.set(name, data);
    return Promise.resolve(name);
  },
} as unknown as PluginContentLoadedActions);

afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

const save = async (source: string, frontMatter = {}): Promise<string> => {
  const name = `${docuHash(source)}.json`;
  await actions.createData(name, { source, frontMatter, permalink: '/zh/x', title: 'X' });
  return path.join(siteDir, '.docusaurus/shared/docs', name);
};

test('metadata is shared without what differs between languages', async () => {
  const file = await save('@site/docs/a.mdx');
  const shared = { source: '@site/docs/a.mdx', frontMatter: {}, title: 'X' };
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(shared);
  expect(share().use?.[0]?.options.metadataPath(PAGE)).toBe(file);
  expect([...created.values()].at(-1)).toHaveProperty('permalink', '/zh/x');
});

test.each([
  ['a translation', '@site/i18n/zh/docs/a.mdx', {}],
  ['an overview with titles of other pages', '@site/docs/b.mdx', { recentChanges: [] }],
])('the metadata of %s is not shared', async (_name, source, frontMatter) => {
  const file = await save(source, frontMatter);
  expect(fs.existsSync(file)).toBe(false);
  const page = path.join(siteDir, source.replace('@site/', ''));
  expect(share().use?.[0]?.options.metadataPath(page)).toBe(`${page}.json`);
});

test('the first language saves a compiled page, and the others read it', () => {
  const [saved] = share(true).oneOf ?? [];
  expect([saved?.test?.(PAGE), saved?.test?.(TRANSLATED)]).toEqual([true, false]);
  expect(saved?.use.map(({ loader }) => path.basename(loader))).toEqual(['loader.cjs', 'mdx']);
  const run = (use: Use | undefined, code?: string): string | undefined =>
    use?.options.run.call({ resourcePath: PAGE, getOptions: () => use.options }, code);
  expect(run(saved?.use[0], 'code')).toBe('code');

  const [read, rest] = share(false).oneOf ?? [];
  expect([read?.test?.(PAGE), read?.test?.(TRANSLATED)]).toEqual([true, false]);
  expect(run(read?.use[0])).toBe('code');
  expect(rest?.use.map(({ loader }) => loader)).toEqual(['mdx']);
});

test('a rule keeps its pattern, by which Docusaurus leaves other Markdown to its fallback', () => {
  expect([share(true).test, share(false).test, share().test]).toEqual([
    RULE.test,
    RULE.test,
    RULE.test,
  ]);
});

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
    readonly run: (this: object, code: string) => string;
    readonly pitch: (this: object) => string | undefined;
  };
}
interface Rule {
  readonly test: RegExp;
  readonly use: readonly Use[];
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

test('shares metadata without the properties that differ by language', async () => {
  const file = await save('@site/docs/a.mdx');
  const shared = { source: '@site/docs/a.mdx', frontMatter: {}, title: 'X' };
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(shared);
  expect(share().use[0]?.options.metadataPath(PAGE)).toBe(file);
  expect([...created.values()].at(-1)).toHaveProperty('permalink', '/zh/x');
});

test.each([
  ['a translation', '@site/i18n/zh/docs/a.mdx', {}],
  ['an overview with titles of other pages', '@site/docs/b.mdx', { recentChanges: [] }],
])('does not share the metadata of %s', async (_name, source, frontMatter) => {
  const file = await save(source, frontMatter);
  expect(fs.existsSync(file)).toBe(false);
  const page = path.join(siteDir, source.replace('@site/', ''));
  expect(share().use[0]?.options.metadataPath(page)).toBe(`${page}.json`);
});

test('the first language saves a compiled page, and the others read it', () => {
  const [first] = share(true).use;
  const [other] = share(false).use;
  for (const resourcePath of [PAGE, TRANSLATED]) {
    expect(first?.options.pitch.call({ resourcePath })).toBeUndefined();
    expect(first?.options.run.call({ resourcePath }, 'code')).toBe('code');
  }
  expect(other?.options.pitch.call({ resourcePath: PAGE })).toBe('code');
  expect(other?.options.pitch.call({ resourcePath: TRANSLATED })).toBeUndefined();
});

test('uses the same loaders in all languages, because module IDs depend on them', () => {
  const listLoaders = ({ use }: Rule): string[] => use.map(({ loader }) => path.basename(loader));
  expect(listLoaders(share(true))).toEqual(['loader.cjs', 'mdx']);
  expect(listLoaders(share(false))).toEqual(['loader.cjs', 'mdx']);
});

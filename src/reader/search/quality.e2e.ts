import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { listPages } from '../../shell/navigation/node/listPages';
import { QUALITY_CASES } from './data/__fixtures__/quality';
import { STOP_WORDS } from './data/stopWords';
import { answerQuery } from './model/answerQuery';
import { createSearchIndex } from './model/createSearchIndex';
import type { SearchIndex } from './model/createSearchIndex';
import { unpackRecords } from './model/packRecords';
import type { PackedRecords } from './model/packRecords';
import { foldText } from './model/tokenize';
import type { SearchRecord, SectionTexts, Shard } from './model/types';
import { readManifest } from './node/readManifest';

const SITE_DIR = path.resolve(__dirname, '../../..');
const BUILD = path.join(SITE_DIR, 'build');

/** Everything that a reader's search loads from the build. */
interface Loaded {
  readonly index: SearchIndex;
  readonly records: readonly SearchRecord[];
  readonly texts: SectionTexts;
}

/** @param folder the folder of a language in the build, or an empty string for English */
function load(folder: string): Loaded {
  const dir = path.join(BUILD, folder);
  const read = ({ file }: Shard): unknown => JSON.parse(readFileSync(path.join(dir, file), 'utf8'));
  const manifest = readManifest(dir);
  const records = manifest.shards.flatMap((shard) => unpackRecords(read(shard) as PackedRecords));
  const texts: SectionTexts = Object.assign({}, ...manifest.texts.map(read));
  const index = createSearchIndex();
  index.add(records);
  index.addTexts(texts);
  return { index, records, texts };
}

let english: Loaded;
beforeAll(() => {
  english = load('');
}, 300_000);

const findFirst = (index: SearchIndex, text: string): SearchRecord | undefined =>
  answerQuery(index, { text, currentProduct: 'null' }).groups[0]?.results[0]?.record;

test.each(['zh', 'ar'])(
  'in %s, the translated page of Material UI comes first',
  (locale) => {
    const first = findFirst(load(locale).index, 'button');
    expect(first).toMatchObject({ url: '/material-ui/react-button' });
    expect(first?.lang).toBeUndefined();
  },
  60_000,
);

test.each([
  ['zh', { 登录: '/toolpad/core/react-sign-in-page', 卡片: '/material-ui/react-card' }],
  [
    'ar',
    {
      تنبيه: '/material-ui/react-alert',
      شارة: '/material-ui/react-badge',
      زر: '/material-ui/react-button',
      جدول: '/material-ui/react-table',
      تثبيت: '/material-ui/getting-started/installation',
      بطاقة: '/material-ui/react-card',
    },
  ],
])(
  'in %s, the names of pages find them',
  (locale, pages) => {
    const { index } = load(locale);
    const found = Object.keys(pages).map((query) => [query, findFirst(index, query)?.url]);
    expect(Object.fromEntries(found)).toEqual(pages);
  },
  60_000,
);

test.each([
  ['Delete', 'Delete'],
  ['Star', 'Star'],
  ['DeleteIcon', 'Delete'],
  ['MenuIcon', 'Menu'],
  ['@mui/icons-material/Delete', 'Delete'],
  ['DeleteOutlined', 'DeleteOutlined'],
])('%s finds the icon %s', (query, title) => {
  expect(findFirst(english.index, query)).toMatchObject({ kind: 'icon', title });
});

/** Returns whether a URL is the expected one. Any section counts, unless the expected URL has a hash. */
function isExpected(url: string, expected: string): boolean {
  return url === expected || url.split('#')[0] === expected;
}

test('there are at least 120 different queries', () => {
  const keys = QUALITY_CASES.map(({ query, on = '' }) => `${query} ${on}`);
  expect(keys.length).toBeGreaterThanOrEqual(120);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(QUALITY_CASES)('$query finds $page', ({ query, page, or, within = 1, on = 'null' }) => {
  expect(english.records.map(({ url }) => url.split('#')[0])).toContain(page.split('#')[0]);
  const { groups } = answerQuery(english.index, { text: query, currentProduct: on });
  const first = groups
    .flatMap(({ results }) => results)
    .slice(0, within)
    .map(({ record: { url } }) => url);
  expect(
    first.filter((url) => isExpected(url, page) || (or !== undefined && isExpected(url, or))),
  ).not.toEqual([]);
});

/** Returns the words of a guide's prose, tables, and code, using the Markdown parser. */
function readWords(markdown: string): Set<string> {
  const words = new Set<string>();
  visit(
    unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkFrontmatter).parse(markdown),
    (node) => {
      if (node.type !== 'text' && node.type !== 'inlineCode' && node.type !== 'code') return;
      const { value } = node as { value: string };
      for (const [word] of foldText(value).matchAll(/[\p{L}\p{N}]{2,}/gu))
        words.add(word.toLowerCase());
    },
  );
  return words;
}

test('every word of a guide is in one of its records', () => {
  const folder = path.join(SITE_DIR, 'docs');
  const byPage = new Map<string, string>();
  for (const { url, title, context = '', text = '', names = '', words = '' } of english.records) {
    const [page = ''] = url.split('#');
    const rest = english.texts[url] ?? '';
    byPage.set(page, [byPage.get(page), title, context, text, names, words, rest].join(' '));
  }
  const missing: Record<string, string[]> = {};
  let pages = 0;
  for (const [pathname, id] of listPages(folder)) {
    const found = byPage.get(pathname);
    const file = [`${id}.mdx`, `${id}.md`].map((name) => path.join(folder, name)).find(existsSync);
    if (found === undefined || file === undefined || pathname.includes('/api/')) continue;
    pages += 1;
    const known = new Set(
      foldText(found)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu),
    );
    const lost = [...readWords(readFileSync(file, 'utf8'))].filter(
      (word) => !known.has(word) && !STOP_WORDS.has(word),
    );
    if (lost.length > 0) missing[pathname] = lost;
  }
  expect(pages).toBeGreaterThan(400);
  expect(missing).toEqual({});
});

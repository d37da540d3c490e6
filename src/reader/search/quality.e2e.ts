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
import { answerQuestion } from './model/answerQuestion';
import { createSearchIndex } from './model/createSearchIndex';
import type { SearchIndex } from './model/createSearchIndex';
import { unpackRecords } from './model/packRecords';
import type { PackedRecords } from './model/packRecords';
import { foldText } from './model/tokenize';
import type { SearchRecord, SectionTexts, Shard } from './model/types';
import { readManifest } from './node/readManifest';

const SITE_DIR = path.resolve(__dirname, '../../..');
const BUILD = path.join(SITE_DIR, 'build');

/** What a reader's search loads, as the build has written it. */
interface Loaded {
  readonly index: SearchIndex;
  readonly records: readonly SearchRecord[];
  readonly texts: SectionTexts;
}

/** @param folder of a language in the build; empty for English */
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
  answerQuestion(index, { text, currentProduct: 'null' }).groups[0]?.results[0]?.record;

test.each(['zh', 'ar'])(
  'in %s the translated page of Material UI goes first',
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
  'in %s the names of pages lead to them',
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
])('%s leads to the icon %s', (query, title) => {
  expect(findFirst(english.index, query)).toMatchObject({ kind: 'icon', title });
});

/** A place in a page answers for the page; a place that is asked for answers alone. */
function isAnswer(url: string, wanted: string): boolean {
  return url === wanted || url.split('#')[0] === wanted;
}

test('there are at least 120 queries, none twice', () => {
  const keys = QUALITY_CASES.map(({ query, on = '' }) => `${query} ${on}`);
  expect(keys.length).toBeGreaterThanOrEqual(120);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(QUALITY_CASES)(
  '$query leads to $page',
  ({ query, page, or, within = 1, on = 'null' }) => {
    expect(english.records.map(({ url }) => url.split('#')[0])).toContain(page.split('#')[0]);
    const { groups } = answerQuestion(english.index, { text: query, currentProduct: on });
    const first = groups
      .flatMap(({ results }) => results)
      .slice(0, within)
      .map(({ record: { url } }) => url);
    // The list of what was found makes the message of a failure useful.
    expect(
      first.filter((url) => isAnswer(url, page) || (or !== undefined && isAnswer(url, or))),
    ).not.toEqual([]);
  },
);

/** The words of a guide as Markdown's own parser sees them: prose, tables and code. */
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

test('every word that is written on a guide is in a record of it', () => {
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

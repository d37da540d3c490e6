import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { listPages } from '../../../shell/navigation/node/listPages';
import { QUALITY_CASES } from '../data/__fixtures__/quality';
import { answerQuestion } from '../model/answerQuestion';
import { createSearchIndex } from '../model/createSearchIndex';
import type { SearchIndex } from '../model/createSearchIndex';
import { splitTexts } from '../model/splitTexts';
import { STOP_WORDS } from '../data/stopWords';
import { foldText } from '../model/tokenize';
import type { FullRecord } from '../model/types';
import { readApiSources } from './readApiSources';
import { readSearchRecords } from './readSearchRecords';

const SITE_DIR = path.resolve(__dirname, '../../../..');
let index = createSearchIndex();
let records: FullRecord[] = [];
let api: ReturnType<typeof readApiSources>;

async function readRecords(locale: string): Promise<FullRecord[]> {
  return readSearchRecords({ siteDir: SITE_DIR, locale, defaultLocale: 'en', ...api });
}

function createIndex(all: readonly FullRecord[]): SearchIndex {
  const made = createSearchIndex();
  const { records: own, texts } = splitTexts(all);
  made.add(own);
  for (const words of texts.values()) made.addTexts(words);
  return made;
}

beforeAll(async () => {
  api = readApiSources(SITE_DIR);
  records = await readRecords('en');
  index = createIndex(records);
}, 300_000);

test.each(['zh', 'ar'])(
  'in %s the translated page of Material UI goes first',
  async (locale) => {
    const translated = createIndex(await readRecords(locale));
    const { groups } = answerQuestion(translated, { text: 'button', currentProduct: 'null' });
    const [first] = groups.flatMap(({ results }) => results);
    expect(first?.record).toMatchObject({ url: '/material-ui/react-button' });
    expect(first?.record.lang).toBeUndefined();
  },
  60_000,
);

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
    expect(records.map(({ url }) => url.split('#')[0])).toContain(page.split('#')[0]);
    const { groups } = answerQuestion(index, { text: query, currentProduct: on });
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
  for (const {
    url,
    title,
    context = '',
    text = '',
    names = '',
    words = '',
    rest = '',
  } of records) {
    const [page = ''] = url.split('#');
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

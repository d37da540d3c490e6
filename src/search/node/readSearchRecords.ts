import path from 'node:path';
import { RENAMED_NAMES } from '../data/renamedProps';
import { SITE_PAGES } from '../data/sitePages';
import { STOP_WORDS } from '../data/stopWords';
import { SYNONYMS } from '../data/synonyms';
import { splitSynonyms } from '../model/checkSynonyms';
import { type ApiPageSource, createApiRecords, type FindSince } from '../model/createApiRecords';
import { createPageRecords } from '../model/createPageRecords';
import { createRenamedRecords } from '../model/createRenamedRecords';
import type { SearchRecord } from '../model/types';
import { readColorRecords } from './readColorRecords';
import { readIconRecords } from './readIconRecords';
import { readPages, readPosts } from './readPages';

/** What the records are made from. */
export interface SearchSources {
  readonly siteDir: string;
  /** Language of the build. */
  readonly locale: string;
  readonly defaultLocale: string;
  /** The API pages of the site. */
  readonly api?: readonly ApiPageSource[];
  readonly findSince?: FindSince;
}

/** Pages that only show how the site works. */
const EXPERIMENTS = '/experiments/';

const WORDS_BY_PAGE: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.map(({ page, words }) => [page, splitSynonyms(words)]),
);

function getFolders({ siteDir, locale, defaultLocale }: SearchSources, name: 'docs' | 'blog') {
  const translations = path.join(siteDir, 'i18n', locale, `docusaurus-plugin-content-${name}`);
  return {
    original: path.join(siteDir, name),
    originalLang: defaultLocale,
    ...(locale === defaultLocale
      ? {}
      : { translated: name === 'docs' ? path.join(translations, 'current') : translations }),
  };
}

/** Everything that can be found, in reading order. Pages that are not written are left out. */
export async function readSearchRecords(sources: SearchSources): Promise<SearchRecord[]> {
  const [pages, posts, icons] = await Promise.all([
    readPages(getFolders(sources, 'docs')),
    readPosts(getFolders(sources, 'blog')),
    readIconRecords(sources.siteDir),
  ]);
  const written = new Set([...pages, ...posts].map(({ pathname }) => pathname));
  const api = (sources.api ?? []).filter(({ pathname }) => !pathname.startsWith(EXPERIMENTS));
  return [
    ...[...SITE_PAGES, ...pages, ...posts].flatMap((page) =>
      createPageRecords({ synonyms: WORDS_BY_PAGE.get(page.pathname), ...page }, STOP_WORDS),
    ),
    ...createRenamedRecords(RENAMED_NAMES, written),
    ...api.flatMap((page) => createApiRecords(page, sources.findSince)),
    ...readColorRecords((candidates) => candidates.find((page) => written.has(page))),
    ...icons,
  ];
}

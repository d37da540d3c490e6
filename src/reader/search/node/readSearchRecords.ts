import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RENAMED_NAMES } from '../data/renamedProps';
import { SITE_PAGES } from '../data/sitePages';
import { STOP_WORDS } from '../data/stopWords';
import { SYNONYMS } from '../data/synonyms';
import { splitSynonyms } from '../model/checkSynonyms';
import { assignComponents } from '../model/assignComponents';
import { type ApiRecordSource, createApiRecords, type FindSince } from '../model/createApiRecords';
import { createPageRecords, dropOriginalTitle } from '../model/createPageRecords';
import { createRenamedRecords } from '../model/createRenamedRecords';
import type { FullRecord } from '../model/types';
import { readColorRecords } from './readColorRecords';
import { readIconRecords } from './readIconRecords';
import { EXPERIMENTS, readSearchPages, readPosts } from './readSearchPages';

/** The sources of the records. */
export interface SearchSources {
  readonly siteDir: string;
  /** Language of the build. */
  readonly locale: string;
  readonly defaultLocale: string;
  /** The API pages of the site. */
  readonly api?: readonly ApiRecordSource[];
  readonly findSince?: FindSince;
}

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

/** Returns the translated sidebar labels of pages, by pathname. */
function readLabels({ siteDir, locale }: SearchSources): ReadonlyMap<string, string> {
  const file = path.join(siteDir, 'i18n', locale, 'docusaurus-plugin-content-docs/current.json');
  if (!existsSync(file)) return new Map();
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { message: string }>;
  return new Map(
    Object.entries(messages).flatMap(([key, { message }]) => {
      const pathname = /^sidebar\.\w+\.doc\.(?<pathname>\/.*)$/u.exec(key)?.groups?.['pathname'];
      return pathname === undefined ? [] : [[pathname, message] as const];
    }),
  );
}

/** Returns all searchable records. Pages that don't exist yet are left out. */
export async function readSearchRecords(sources: SearchSources): Promise<FullRecord[]> {
  const [pages, posts, icons] = await Promise.all([
    readSearchPages(getFolders(sources, 'docs')),
    readPosts(getFolders(sources, 'blog')),
    readIconRecords(sources.siteDir),
  ]);
  const isOriginal = sources.locale === sources.defaultLocale;
  const sitePages = isOriginal
    ? SITE_PAGES
    : SITE_PAGES.map((page) => ({ ...page, lang: sources.defaultLocale }));
  const labels = isOriginal ? new Map<string, string>() : readLabels(sources);
  const existing = new Set([...pages, ...posts].map(({ pathname }) => pathname));
  const api = (sources.api ?? []).filter(({ pathname }) => !pathname.startsWith(EXPERIMENTS));
  return [
    ...assignComponents([...sitePages, ...pages, ...posts]).flatMap((page) => {
      // A page's sidebar label may already be translated although the page isn't.
      const label = labels.get(page.pathname) ?? '';
      const name = dropOriginalTitle(label, page.originalTitle ?? page.title);
      const words = WORDS_BY_PAGE.get(page.pathname) ?? [];
      const synonyms = name === '' ? words : [...words, name];
      return createPageRecords({ synonyms, ...page }, STOP_WORDS);
    }),
    ...createRenamedRecords(RENAMED_NAMES, existing),
    ...api.flatMap((page) => createApiRecords(page, sources.findSince)),
    ...readColorRecords((candidates) => candidates.find((page) => existing.has(page))),
    ...icons,
  ];
}

import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { listPages } from '../../../shell/navigation/node/listPages';
import { currentLocale } from './currentLocale';
import { listPagePairs } from './translationFiles';

/** Names a JSON file with the addresses that a build for tests has in every language. */
export const LANGUAGE_PAGES = 'LANGUAGE_PAGES';

/**
 * The pages that a build of a translated language leaves out: address to doc id. None in a build
 * for readers; in one for tests, those that are in English there and that no test opens
 * (`npm run build -- --for tests`).
 */
export function listLeftOutPages(
  siteDir: string,
  locale = currentLocale(),
  file = process.env[LANGUAGE_PAGES],
): ReadonlyMap<string, string> {
  if (file === undefined || locale === DEFAULT_LOCALE) return new Map();
  const kept = new Set(JSON.parse(fs.readFileSync(file, 'utf8')) as readonly string[]);
  const translated = new Set(
    listPagePairs(siteDir, locale)
      .filter((pair) => fs.existsSync(path.join(siteDir, pair.file)))
      .map(({ source }) => source.replace(/^docs\/|\.mdx$/g, '')),
  );
  return new Map(
    [...listPages(path.join(siteDir, 'docs'))].filter(
      ([pathname, id]) => !kept.has(pathname) && !translated.has(id),
    ),
  );
}

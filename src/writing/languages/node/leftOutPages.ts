import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { listPages } from '../../../shell/navigation/node/listPages';
import { currentLocale } from './currentLocale';
import { listPagePairs } from './translationFiles';

/** Environment variable: a JSON file with the paths that a test build includes in every language. */
export const LANGUAGE_PAGES = 'LANGUAGE_PAGES';

/**
 * Returns the doc IDs of pages that a build leaves out, by path. In a test build
 * (`npm run build -- --for tests`), translated languages leave out pages that aren't translated and that
 * no test opens. Production builds have all pages.
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

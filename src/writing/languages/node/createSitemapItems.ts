import type { Options } from '@docusaurus/preset-classic';
import { flattenRoutes } from '@docusaurus/utils';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { currentLocale } from './currentLocale';

type SitemapOptions = Exclude<NonNullable<Options['sitemap']>, false>;

/**
 * Leaves untranslated pages out of a language's sitemap, because their canonical URL is the English page.
 */
export const createSitemapItems: NonNullable<SitemapOptions['createSitemapItems']> = async ({
  routes,
  siteConfig,
  defaultCreateSitemapItems,
}) => {
  const items = await defaultCreateSitemapItems({ routes, siteConfig });
  const locale = currentLocale();
  if (locale === DEFAULT_LOCALE) return items;
  const english = new Set(
    flattenRoutes(routes)
      .filter(({ metadata }) => /^(docs|blog)\//.test(metadata?.sourceFilePath ?? ''))
      .map(({ path }) => siteConfig.url + path),
  );
  return items.filter(({ url }) => !english.has(url));
};

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parsePath } from '../../../foundation/site/model/paths';

interface Props {
  /** Keeps the links to other languages, but lets them go to the home pages. */
  readonly hasLinks?: boolean;
  readonly children: ReactNode;
}

/**
 * Overrides Docusaurus' context on pages that only exist in one language (the blog), because Docusaurus
 * generates URLs in every language for every page. Inside this component, such a page has no other
 * languages or, with `hasLinks`, links to their home pages. It doesn't affect other pages.
 */
export function OneLanguage({ hasLinks = false, children }: Props): ReactNode {
  const context = useDocusaurusContext();
  const { pathname } = useLocation();
  const value = useMemo(() => {
    if (!parsePath(pathname).isExempt) return context;
    const { i18n, siteConfig } = context;
    const { currentLocale } = i18n;
    const own = i18n.localeConfigs[currentLocale];
    if (own === undefined) return context;
    if (!hasLinks)
      return { ...context, i18n: { ...i18n, localeConfigs: { [currentLocale]: own } } };
    // Docusaurus joins a language's base URL and the part of the path after the site's base URL. With
    // the whole path as the site's base URL, that part is empty.
    const current = { [currentLocale]: { ...own, baseUrl: pathname } };
    return {
      ...context,
      i18n: { ...i18n, localeConfigs: { ...i18n.localeConfigs, ...current } },
      siteConfig: { ...siteConfig, baseUrl: pathname },
    };
  }, [context, hasLinks, pathname]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parsePath } from '../../../foundation/site/model/paths';

interface Props {
  /** Whether links to other languages remain, and lead to their front pages. */
  readonly hasLinks?: boolean;
  readonly children: ReactNode;
}

/**
 * Docusaurus writes an address in every language for every page. Inside this component, a page
 * without language versions (the blog) has its own language only, or links to the front pages of
 * the others. Every other page is left alone.
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
    // An address is a language's beginning, and what follows the site's beginning: nothing here.
    const current = { [currentLocale]: { ...own, baseUrl: pathname } };
    return {
      ...context,
      i18n: { ...i18n, localeConfigs: { ...i18n.localeConfigs, ...current } },
      siteConfig: { ...siteConfig, baseUrl: pathname },
    };
  }, [context, hasLinks, pathname]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

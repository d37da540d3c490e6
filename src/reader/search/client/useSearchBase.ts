import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parsePath } from '../../../foundation/site/model/paths';

/** Addresses in the reader's language. */
export interface SearchBase {
  /** Where the site begins, with its language. */
  readonly baseUrl: string;
  /** The address of a canonical pathname; the blog has none in a language. */
  readonly toUrl: (pathname: string) => string;
}

/** How canonical pathnames become addresses of this build. */
export function useSearchBase(): SearchBase {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useMemo(
    () => ({
      baseUrl,
      toUrl: (pathname: string) =>
        parsePath(pathname).isExempt ? pathname : `${baseUrl}${pathname.replace(/^\//u, '')}`,
    }),
    [baseUrl],
  );
}

import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parsePath } from '../../../foundation/site/model/paths';

/** URLs in the reader's language. */
export interface SearchBase {
  /** The site's base URL, including its language. */
  readonly baseUrl: string;
  /** Returns the URL of a canonical pathname in this language. The blog isn't translated, so its URLs stay the same. */
  readonly toUrl: (pathname: string) => string;
}

/** Returns how canonical pathnames map to URLs in this build. */
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

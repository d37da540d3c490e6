import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Addresses in the reader's language. */
export interface SearchBase {
  /** Folder of the search files. */
  readonly folder: string;
  /** The address of a canonical pathname. */
  readonly toUrl: (pathname: string) => string;
}

/** How canonical pathnames become addresses of this build. */
export function useSearchBase(): SearchBase {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return useMemo(
    () => ({
      folder: `${baseUrl}search`,
      toUrl: (pathname: string) => `${baseUrl}${pathname.replace(/^\//u, '')}`,
    }),
    [baseUrl],
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { findSimilarPages } from '../model/findSimilarPages';
import type { PageEntry } from '../model/pageEntry';
import { PageList } from './PageList';

interface Result {
  readonly requested: string;
  readonly pages: readonly PageEntry[];
}

/** Returns the pages that are similar to the current path, once the list of pages has loaded. */
function useSimilarPages(): readonly PageEntry[] {
  const { pathname } = useLocation();
  const [result, setResult] = useState<Result>({ requested: '', pages: [] });
  useEffect(() => {
    let isCurrent = true;
    import('@generated/site-page-index/default/page-index.json')
      .then(({ default: all }) => {
        if (isCurrent) setResult({ requested: pathname, pages: findSimilarPages(pathname, all) });
      })
      .catch(() => {
        // The suggestions are optional; there's also a link to all pages.
      });
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  return result.requested === pathname ? result.pages : [];
}

/**
 * Suggests pages on the 404 page. They're found in the browser, because the server's HTML is one file
 * for all missing addresses.
 */
export function SimilarPages(): ReactNode {
  const pages = useSimilarPages();
  return (
    <div>
      {pages.length === 0 ? null : (
        <nav
          aria-label={translate({
            id: 'site.nearPages.label',
            message: 'Pages with similar URLs',
          })}
        >
          <p>
            <Translate id="site.nearPages.intro">These pages have similar URLs:</Translate>
          </p>
          <PageList pages={pages} />
        </nav>
      )}
      <p>
        <Link to="/all-pages">
          <Translate id="site.nearPages.allPages">See all pages</Translate>
        </Link>
      </p>
    </div>
  );
}

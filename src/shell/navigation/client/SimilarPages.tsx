import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { findSimilarPages } from '../model/findSimilarPages';
import type { PageEntry } from '../model/pageEntry';
import { PageList } from './PageList';

interface Found {
  readonly asked: string;
  readonly pages: readonly PageEntry[];
}

/** Loads the list of pages and searches it; none until then, and none when that fails. */
function useSimilarPages(): readonly PageEntry[] {
  const { pathname } = useLocation();
  const [found, setFound] = useState<Found>({ asked: '', pages: [] });
  useEffect(() => {
    let isCurrent = true;
    import('@generated/site-page-index/default/page-index.json')
      .then(({ default: all }) => {
        if (isCurrent) setFound({ asked: pathname, pages: findSimilarPages(pathname, all) });
      })
      .catch(() => {
        // The link to all pages is there without it.
      });
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  return found.asked === pathname ? found.pages : [];
}

/**
 * Where to go from an address that does not exist. The server knows no address, since one file
 * answers them all: the near pages come after the page is mounted.
 */
export function SimilarPages(): ReactNode {
  const pages = useSimilarPages();
  return (
    <div>
      {pages.length === 0 ? null : (
        <nav
          aria-label={translate({
            id: 'site.nearPages.label',
            message: 'Pages with a similar address',
          })}
        >
          <p>
            <Translate id="site.nearPages.intro">These pages have a similar address:</Translate>
          </p>
          <PageList pages={pages} />
        </nav>
      )}
      <p>
        <Link to="/all-pages">
          <Translate id="site.nearPages.allPages">See the list of all pages</Translate>
        </Link>
      </p>
    </div>
  );
}

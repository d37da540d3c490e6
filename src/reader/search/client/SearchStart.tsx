import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { PRODUCTS } from '../../../foundation/site/model/products';
import startingPoints from '@generated/site-page-index/default/starting-points.json';
import type { StartingPoint } from '../model/startingPoint';
import styles from './SearchStart.module.css';
import type { SearchPanelState } from './useSearchPanel';

/** Starting points of each product, the current one first. Shown if there's no query, or no results. */
export function SearchStart({ state }: { readonly state: SearchPanelState }): ReactNode {
  const { currentProduct, onlyProduct, visit, toUrl } = state;
  const products = PRODUCTS.filter(({ id }) => onlyProduct === undefined || id === onlyProduct);
  const isCurrent = (id: string): number => Number(id === currentProduct);
  const link = ({ pathname, title, lang }: StartingPoint): ReactNode => (
    <a
      href={toUrl(pathname)}
      lang={lang}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        visit(pathname);
      }}
    >
      {title}
    </a>
  );
  return (
    <nav
      className={styles.start}
      aria-label={translate({ id: 'site.search.start', message: 'Pages to start with' })}
    >
      {[...products]
        .sort((a, b) => isCurrent(b.id) - isCurrent(a.id))
        .map(({ id, name }) => (
          <section key={id}>
            <p className={styles.product}>{name}</p>
            <ul>
              {(startingPoints[id] ?? []).map((point) => (
                <li key={point.pathname}>{link(point)}</li>
              ))}
            </ul>
          </section>
        ))}
      <p className={styles.all}>
        {link({
          pathname: '/all-pages',
          title: translate({ id: 'site.search.allPages', message: 'List of all pages' }),
        })}
      </p>
    </nav>
  );
}

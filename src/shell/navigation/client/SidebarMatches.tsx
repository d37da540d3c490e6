import { useMemo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import DocSidebarItems from '@theme/DocSidebarItems';
import { countPages, filterSidebar } from '../model/filterSidebar';
import styles from './SidebarFilter.module.css';

type ItemsProps = ComponentProps<typeof DocSidebarItems>;

interface Props extends Pick<ItemsProps, 'items' | 'activePath' | 'onItemClick'> {
  readonly query: string;
}

function formatCount(count: number): string {
  if (count === 0) {
    return translate({ id: 'site.sidebarFilter.none', message: 'No page titles match.' });
  }
  return count === 1
    ? translate({ id: 'site.sidebarFilter.one', message: '1 page' })
    : translate({ id: 'site.sidebarFilter.count', message: '{count} pages' }, { count });
}

/** The pages whose labels match, inside their groups, and their number, which is announced. */
export function SidebarMatches({ query, items, activePath, onItemClick }: Props): ReactNode {
  const found = useMemo(() => filterSidebar(items, query), [items, query]);
  const hasQuery = query.trim() !== '';
  return (
    <>
      <p role="status" className={styles.count}>
        {hasQuery ? formatCount(countPages(found)) : ''}
      </p>
      {hasQuery ? (
        <ul
          className={`menu__list thin-scrollbar ${String(styles.matches)}`}
          aria-label={translate({ id: 'site.sidebarFilter.matches', message: 'Matching pages' })}
        >
          <DocSidebarItems
            items={found}
            activePath={activePath}
            level={1}
            {...(onItemClick === undefined ? {} : { onItemClick })}
          />
        </ul>
      ) : null}
    </>
  );
}

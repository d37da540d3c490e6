import { memo } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '../../../foundation/messages/client/useNumberFormat';
import { groupBy } from '../../../foundation/site/model/groupBy';
import { ICON_STYLES, type IconEntry } from '../model/types';
import styles from './AllNames.module.css';

interface Props {
  readonly entries: readonly IconEntry[];
}

const ALL_STYLES = (1 << ICON_STYLES.length) - 1;

function formatEntry([name, bits]: IconEntry): string {
  const styleNames =
    bits === ALL_STYLES ? [] : ICON_STYLES.filter((_style, index) => (bits & (1 << index)) !== 0);
  return styleNames.length === 0 ? name : `${name} (${styleNames.join(', ')})`;
}

/**
 * All icon names by first letter: the page's content for visitors and crawlers without JavaScript.
 */
export const AllNames = memo(function AllNames({ entries }: Props): ReactNode {
  const formatNumber = useNumberFormat();
  const letters = groupBy(entries, ([name]) => name[0] ?? '');
  return (
    <details className={styles.all}>
      <summary>
        {translate(
          { id: 'site.icons.allNames', message: 'All {count} icon names, A to Z' },
          { count: formatNumber(entries.length) },
        )}
      </summary>
      <dl>
        {[...letters].map(([letter, group]) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>{group.map(formatEntry).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
});

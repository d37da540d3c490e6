import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { SearchRecord } from '../model/types';
import styles from './SearchDialog.module.css';

function Detail({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <span className={styles.detail}>
      {label} <code>{value}</code>
    </span>
  );
}

/** Details of a result: what replaced a name, or a prop's type, default, and first version. */
export function ResultDetails({
  record: { kind, text = '', facts, color },
}: {
  readonly record: SearchRecord;
}): ReactNode {
  if (color !== undefined) {
    return (
      <span className={styles.details}>
        <code>{color}</code>
      </span>
    );
  }
  if (facts === undefined) return null;
  if (kind === 'renamed') {
    const isGone = facts.deprecated === 'removed';
    return (
      <span className={styles.details}>
        <span className={styles.warning}>
          {isGone
            ? translate({ id: 'site.search.removed', message: 'Removed' })
            : translate({ id: 'site.search.deprecated', message: 'Deprecated' })}
        </span>
        <Detail label={translate({ id: 'site.search.useInstead', message: 'Use' })} value={text} />
      </span>
    );
  }
  const { type, default: fallback, since, isRequired, deprecated } = facts;
  return (
    <span className={styles.details}>
      {type === undefined ? null : <code>{type}</code>}
      {isRequired === true ? (
        <span className={styles.detail}>
          {translate({ id: 'site.search.required', message: 'Required' })}
        </span>
      ) : null}
      {fallback === undefined ? null : (
        <Detail
          label={translate({ id: 'site.search.default', message: 'Default' })}
          value={fallback}
        />
      )}
      {since === undefined ? null : (
        <Detail label={translate({ id: 'site.search.since', message: 'Since' })} value={since} />
      )}
      {deprecated === undefined ? null : (
        <span className={styles.warning}>
          {translate({ id: 'site.search.deprecated', message: 'Deprecated' })}
          {deprecated === '' ? '' : `: ${deprecated}`}
        </span>
      )}
    </span>
  );
}

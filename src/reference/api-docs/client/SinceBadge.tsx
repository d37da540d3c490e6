import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { shortVersion } from '../model/compareVersions';
import type { Since } from '../model/historyTypes';
import styles from './history.module.css';

interface Props {
  /**
   * From `findSince`; `undefined` (nothing is shown) when the oldest version we read already had
   * it.
   */
  readonly since: Since | undefined;
}

/** The version that introduced something, or a range when versions in between weren't read. */
export function SinceBadge({ since }: Props): ReactNode {
  if (since === undefined) return null;
  const versions = { version: shortVersion(since.version), after: shortVersion(since.after) };
  return (
    <span className={styles.since}>
      {since.isExact
        ? translate({ id: 'site.apiDocs.since', message: 'since {version}' }, versions)
        : translate(
            { id: 'site.apiDocs.sinceRange', message: 'added between {after} and {version}' },
            versions,
          )}
    </span>
  );
}

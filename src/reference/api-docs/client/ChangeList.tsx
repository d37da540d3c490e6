import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { shortVersion } from '../model/compareVersions';
import type { ApiChange } from '../model/historyTypes';
import styles from './history.module.css';

function describeKind({ kind, from = '', to = '' }: ApiChange): string {
  if (kind === 'component') {
    return translate({ id: 'site.apiDocs.componentAdded', message: 'component added' });
  }
  if (kind === 'added') return translate({ id: 'site.apiDocs.propAdded', message: 'added' });
  if (kind === 'deprecated') {
    return translate({ id: 'site.apiDocs.propDeprecated', message: 'deprecated' });
  }
  if (kind === 'removed') return translate({ id: 'site.apiDocs.propRemoved', message: 'removed' });
  return translate(
    { id: 'site.apiDocs.defaultChanged', message: 'default changed from {from} to {to}' },
    { from, to },
  );
}

interface Props {
  /** From `listChanges`, newest first. */
  readonly changes: readonly ApiChange[];
}

/**
 * What changed in a component, by version. It's a native `<details>`, so it opens without
 * JavaScript.
 */
export function ChangeList({ changes }: Props): ReactNode {
  if (changes.length === 0) return null;
  const versions = [...new Set(changes.map(({ version }) => version))];
  return (
    <details className={styles.changes}>
      <summary>
        {translate(
          { id: 'site.apiDocs.changes', message: 'Changes since {version}' },
          { version: shortVersion(versions.at(-1) ?? '') },
        )}
      </summary>
      <dl>
        {versions.map((version) => (
          <div key={version}>
            <dt>{shortVersion(version)}</dt>
            {changes
              .filter((change) => change.version === version)
              .map((change) => (
                <dd key={`${change.prop ?? ''}-${change.kind}`}>
                  {change.prop === undefined ? null : <code>{change.prop}</code>}{' '}
                  {describeKind(change)}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

import { useId } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useMyVersion } from '../../preferences/client/useMyVersion';
import { MY_VERSIONS, parseMyVersion } from '../../preferences/model/myVersion';
import styles from './SettingsDrawer.module.css';

/** Asks for the reader's version: API tables then dim what it does not have. */
export function MyVersionSelect(): ReactNode {
  const id = useId();
  const [version, setVersion] = useMyVersion();
  return (
    <div className={styles.group}>
      <label htmlFor={id} className={styles.legend}>
        {translate({ id: 'site.settings.myVersion', message: 'My version of Material UI' })}
      </label>
      <select
        id={id}
        className={styles.select}
        value={version ?? ''}
        onChange={(event) => {
          setVersion(parseMyVersion(event.currentTarget.value));
        }}
      >
        <option value="">
          {translate({ id: 'site.settings.documentedVersion', message: 'The documented one' })}
        </option>
        {[...MY_VERSIONS].reverse().map((candidate) => (
          <option key={candidate} value={candidate}>
            {candidate}
          </option>
        ))}
      </select>
    </div>
  );
}

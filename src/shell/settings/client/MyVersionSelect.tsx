import { useId } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useMyVersion, useMyXVersion } from '../../../foundation/preferences/client/useMyVersion';
import type { PreferenceState } from '../../../foundation/preferences/client/usePreference';
import { MY_VERSIONS, MY_X_VERSIONS } from '../../../foundation/preferences/model/myVersion';
import type { MyVersion } from '../../../foundation/preferences/model/myVersion';
import styles from './SettingsDrawer.module.css';

interface Props {
  readonly label: string;
  /** Oldest first. */
  readonly versions: readonly string[];
  readonly state: PreferenceState<MyVersion>;
}

function VersionSelect({ label, versions, state: [version, setVersion] }: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.group}>
      <label htmlFor={id} className={styles.legend}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={version ?? ''}
        onChange={({ currentTarget }) => {
          setVersion(versions.find((candidate) => candidate === currentTarget.value));
        }}
      >
        <option value="">
          {translate({ id: 'site.settings.documentedVersion', message: 'Documented version' })}
        </option>
        {[...versions].reverse().map((candidate) => (
          <option key={candidate} value={candidate}>
            {candidate}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Selects for the versions that the user has installed. API tables dim what they don't have. */
export function MyVersionSelect(): ReactNode {
  const material = useMyVersion();
  const x = useMyXVersion();
  return (
    <>
      <VersionSelect
        label={translate({ id: 'site.settings.myVersion', message: 'My Material UI version' })}
        versions={MY_VERSIONS}
        state={material}
      />
      <VersionSelect
        label={translate({ id: 'site.settings.myXVersion', message: 'My MUI X version' })}
        versions={MY_X_VERSIONS}
        state={x}
      />
    </>
  );
}

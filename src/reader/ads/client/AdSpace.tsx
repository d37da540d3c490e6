import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { AdState } from '../model/selectAd';
import type { AdShape } from '../model/types';
import styles from './AdSpace.module.css';

interface Props {
  readonly state: AdState;
  readonly shape?: AdShape;
  readonly children?: ReactNode;
}

/** The space of an ad. It has the same height with and without one, so that the page never shifts (spec ADS-19). */
export function AdSpace({ state, shape, children }: Props): ReactNode {
  return (
    <section
      className={styles.space}
      data-ad=""
      data-ad-state={state}
      data-ad-shape={shape}
      data-needs-script=""
      data-nosnippet=""
      aria-label={translate({
        id: 'site.ads.label',
        message: 'Advertisement',
        description: 'Accessible name of the ad',
      })}
    >
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './AdAppeal.module.css';

/** A message for readers whose browser blocks the sponsor's ad (spec ADS-13). */
export function AdAppeal(): ReactNode {
  return (
    <div className={styles.appeal}>
      <p className={styles.title}>
        {translate({
          id: 'site.ads.appeal.like',
          message: 'Do you like this library?',
          description: 'Message shown when ads are blocked',
        })}
      </p>
      <p>
        {translate({
          id: 'site.ads.appeal.adblock',
          message:
            'Ads seem to be blocked. One small ad per page helps fund our work, so please consider allowing it.',
          description: 'Message shown when ads are blocked',
        })}
      </p>
      <p>
        {translate({
          id: 'site.ads.appeal.thanks',
          message: 'Thank you from everyone who builds it.',
          description: 'Message shown when ads are blocked',
        })}
      </p>
    </div>
  );
}

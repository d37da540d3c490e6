import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './AdAppeal.module.css';

/** A word to readers whose browser takes the sponsor out. Specification, section 4. */
export function AdAppeal(): ReactNode {
  return (
    <div className={styles.appeal}>
      <p className={styles.title}>
        <Translate id="site.ads.appeal.like" description="Appeal shown when ads are blocked">
          Do you like this library?
        </Translate>
      </p>
      <p>
        <Translate id="site.ads.appeal.adblock" description="Appeal shown when ads are blocked">
          Its ads seem to be blocked here. One quiet ad a page helps to pay for the work: please
          allow it.
        </Translate>
      </p>
      <p>
        <Translate id="site.ads.appeal.thanks" description="Appeal shown when ads are blocked">
          Thank you, from everyone who builds it.
        </Translate>
      </p>
    </div>
  );
}

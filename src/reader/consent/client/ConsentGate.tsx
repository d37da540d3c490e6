import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useEngagementOptions } from '../../engagement/client/useEngagementOptions';
import { whenIdle } from '../../../shell/startup/client/whenIdle';
import { hasThirdParties } from '../../engagement/model/hasThirdParties';
import { useConsentDecision } from './consentDecision';
import styles from './ConsentGate.module.css';

// Kept here, since a change of the page's layout mounts the gate anew.
let Banner: ComponentType | undefined;

/** Fetches the question once the page is idle, and only for a reader who has not answered it. */
export function ConsentGate(): ReactNode {
  const decision = useConsentDecision();
  const isAsking = hasThirdParties(useEngagementOptions()) && decision === 'ask';
  const [wasAsked, setWasAsked] = useState(Banner !== undefined);
  useEffect(() => {
    if (!isAsking || wasAsked) return undefined;
    let isGone = false;
    const stop = whenIdle(() => {
      import('./ConsentBanner').then(
        (module) => {
          Banner = module.ConsentBanner;
          if (!isGone) setWasAsked(true);
        },
        // Offline: without an answer nothing is sent, so nothing is lost.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [isAsking, wasAsked]);
  return (
    // What comes late comes into an element of its own: inserted beside the page, it would have the browser
    // work out the style of the whole page anew.
    <div>
      {wasAsked && (
        <div role="status" className={styles.status} data-consent-status="">
          {!isAsking &&
            translate({
              id: 'site.consent.saved',
              message:
                'Your choice is saved. You can change it under Privacy choices in the footer.',
              description: 'Said by screen readers after an answer to the privacy question',
            })}
        </div>
      )}
      {wasAsked && isAsking && Banner !== undefined && <Banner />}
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useEngagementOptions } from '../../engagement/client/useEngagementOptions';
import { whenIdle } from '../../../shell/startup/client/whenIdle';
import { hasThirdParties } from '../../engagement/model/hasThirdParties';
import { useConsentDecision } from './consentDecision';
import styles from './ConsentGate.module.css';

// Kept outside the component, because a change of the page's layout remounts the gate.
let Banner: ComponentType | undefined;

/** Loads the consent banner when the page is idle, and only for readers who haven't answered yet. */
export function ConsentGate(): ReactNode {
  const decision = useConsentDecision();
  const isAsking = hasThirdParties(useEngagementOptions()) && decision === 'ask';
  const [isLoaded, setLoaded] = useState(Banner !== undefined);
  useEffect(() => {
    if (!isAsking || isLoaded) return undefined;
    let isUnmounted = false;
    const stop = whenIdle(() => {
      import('./ConsentBanner').then(
        (module) => {
          Banner = module.ConsentBanner;
          if (!isUnmounted) setLoaded(true);
        },
        // If the reader is offline, they aren't asked. Nothing is sent without an answer anyway.
        () => undefined,
      );
    });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [isAsking, isLoaded]);
  return (
    // A separate element for what's inserted later. If it were inserted as a sibling of the page, the
    // browser would recalculate the styles of the whole page.
    <div>
      {isLoaded && (
        <div role="status" className={styles.status} data-consent-status="">
          {!isAsking &&
            translate({
              id: 'site.consent.saved',
              message: 'Choice saved. You can change it under “Privacy choices” in the footer.',
              description: 'Announced by screen readers after the user makes a privacy choice',
            })}
        </div>
      )}
      {isLoaded && isAsking && Banner !== undefined && <Banner />}
    </div>
  );
}

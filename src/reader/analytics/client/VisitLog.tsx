import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useConsentDecision } from '../../consent/client/consentDecision';
import type { LogEntry } from '../model/createEventQueue';
import { EventLog } from './EventLog';
import { eventQueue } from './eventQueue';
import styles from './PrivacyPage.module.css';

const NOTHING: readonly LogEntry[] = [];
const getNothing = (): readonly LogEntry[] => NOTHING;

/**
 * Lists this visit's events live, straight from the queue. It has a fixed height, so that new events
 * don't move the page, and it can be scrolled with the keyboard (WCAG 2.1.1).
 */
export function VisitLog(): ReactNode {
  // The consent decision is known only in the browser. The log waits for it, too. Otherwise, it would
  // first appear below the "Nothing is recorded" message and jump up when that disappears.
  const isBrowser = useIsBrowser();
  const getLog = isBrowser ? eventQueue.getLog : getNothing;
  const log = useSyncExternalStore(eventQueue.subscribe, getLog, getNothing);
  const isRefused = useConsentDecision() === 'refused' && isBrowser;
  return (
    <div
      className={styles.log}
      role="region"
      aria-labelledby="visit"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-visit-log=""
      data-needs-script=""
    >
      {isRefused && (
        <p>
          {translate({
            id: 'site.privacy.refused',
            message: 'Nothing is recorded, because you or your browser declined.',
          })}
        </p>
      )}
      {/* The first event replaces the message below. An empty list under it would jump up. */}
      {log.length > 0 && <EventLog log={log} />}
      {log.length === 0 && !isRefused && (
        <p>{translate({ id: 'site.privacy.empty', message: 'Nothing has been recorded yet.' })}</p>
      )}
    </div>
  );
}

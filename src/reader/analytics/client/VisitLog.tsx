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
 * What has been recorded of this visit, as it happens: the queue itself, not a copy. It has a height
 * of its own, so that what is recorded moves nothing, and is scrolled by keys too (WCAG 2.1.1).
 */
export function VisitLog(): ReactNode {
  // The decision is known only in the browser. Both appear in one step, or the list would come below
  // the sentence about a no, which then goes away.
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
            message: 'Nothing is recorded: you or your browser said no.',
          })}
        </p>
      )}
      {/* The first event replaces the sentence: an empty list below it would move up. */}
      {log.length > 0 && <EventLog log={log} />}
      {log.length === 0 && !isRefused && (
        <p>{translate({ id: 'site.privacy.empty', message: 'Nothing has been recorded yet.' })}</p>
      )}
    </div>
  );
}

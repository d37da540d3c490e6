import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useConsentDecision } from '../../consent/client/consentDecision';
import type { LogEntry } from '../model/createEventQueue';
import { EventLog } from './EventLog';
import { eventQueue } from './eventQueue';
import styles from './PrivacyPage.module.css';

const NOTHING: readonly LogEntry[] = [];

/** What has been recorded of this visit, as it happens: the queue itself, not a copy. */
export function VisitLog(): ReactNode {
  const log = useSyncExternalStore(eventQueue.subscribe, eventQueue.getLog, () => NOTHING);
  const isRefused = useConsentDecision() === 'refused';
  return (
    <div className={styles.log} data-visit-log="" data-needs-script="">
      {isRefused && (
        <p>
          {translate({
            id: 'site.privacy.refused',
            message: 'Nothing is recorded: you or your browser said no.',
          })}
        </p>
      )}
      {!isRefused && log.length === 0 && (
        <p>{translate({ id: 'site.privacy.empty', message: 'Nothing has been recorded yet.' })}</p>
      )}
      <EventLog log={log} />
    </div>
  );
}

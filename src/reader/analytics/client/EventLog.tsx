import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { EventState, LogEntry } from '../model/createEventQueue';
import styles from './EventLog.module.css';

interface Props {
  readonly log: readonly LogEntry[];
}

const stateLabels: Readonly<Record<EventState, () => string>> = {
  waiting: () => translate({ id: 'site.analytics.waiting', message: 'waiting for your choice' }),
  sent: () => translate({ id: 'site.analytics.sent', message: 'sent to the analytics service' }),
  shown: () => translate({ id: 'site.analytics.shown', message: 'only shown here' }),
  failed: () => translate({ id: 'site.analytics.failed', message: 'blocked, not sent' }),
  dropped: () => translate({ id: 'site.analytics.dropped', message: 'discarded, never sent' }),
};

/**
 * Lists events with their fields, oldest first, so that a new one doesn't move the others. The
 * scroll container stays at the newest event, unless it's hovered or has the focus.
 */
export function EventLog({ log }: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current?.parentElement;
    if (box?.matches(':hover, :focus-within') === false) box.scrollTop = box.scrollHeight;
  }, [log.length]);
  return (
    <ol ref={list} className={styles.list}>
      {log.map(({ id, name, params, state }) => (
        <li key={id} className={styles.entry} data-event={name} data-event-state={state}>
          <span className={styles.head}>
            <code>{name}</code> <span className={styles.state}>{stateLabels[state]()}</span>
          </span>
          <code className={styles.params}>{JSON.stringify(params)}</code>
        </li>
      ))}
    </ol>
  );
}

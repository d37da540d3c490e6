import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { translate } from '@docusaurus/Translate';
import styles from './DebugPanel.module.css';
import { eventQueue } from './eventQueue';
import { EventLog } from './EventLog';

/** Adds the debug panel to the page. It's open if the URL has `?analytics=debug`, and collapsed in development. */
export function showDebugPanel(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<DebugPanel isOpen={window.location.search.includes('analytics=')} />);
}

/** Lists the events of this page load, which are shown here instead of being sent to the tag service. */
function DebugPanel({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const log = useSyncExternalStore(eventQueue.subscribe, eventQueue.getLog);
  return (
    <details
      className={styles.panel}
      open={isOpen}
      data-analytics-debug=""
      data-site-screen-only=""
    >
      <summary className={styles.summary}>
        {translate(
          { id: 'site.analytics.debug', message: 'Events: {count}' },
          { count: log.length },
        )}
      </summary>
      <div className={styles.log}>
        <EventLog log={log} />
      </div>
    </details>
  );
}

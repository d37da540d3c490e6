import { useEffect } from 'react';
import { reportFailedStart } from '../../route-table/client/failedStart';

/**
 * Reports a crash of the application. For components that replace a crashed page: if it crashes
 * while it starts, the server's HTML is better than an error page (`handleFailedStart.ts`).
 */
export function useReportFailedStart(): void {
  useEffect(() => {
    reportFailedStart(true);
  }, []);
}

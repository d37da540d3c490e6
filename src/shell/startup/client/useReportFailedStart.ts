import { useEffect } from 'react';
import { reportFailedStart } from '../../route-table/client/failedStart';

/** For what is shown in place of a page that has crashed: at the start, the server's HTML is better. */
export function useReportFailedStart(): void {
  useEffect(() => {
    reportFailedStart(true);
  }, []);
}

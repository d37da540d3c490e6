// Change: restores the server's HTML when the site crashes during hydration.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import Original from '@theme-original/Error';
import { useReportFailedStart } from '../../shell/startup/client/useReportFailedStart';

export default function Error(props: Props): ReactNode {
  useReportFailedStart();
  return <Original {...props} />;
}

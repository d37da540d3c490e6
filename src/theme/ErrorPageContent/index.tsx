// Change: when a page crashes while it starts, the server's HTML comes back.
import type { ComponentProps, ReactNode } from 'react';
import Original from '@theme-original/ErrorPageContent';
import { useReportFailedStart } from '../../shell/startup/client/useReportFailedStart';

export default function ErrorPageContent(props: ComponentProps<typeof Original>): ReactNode {
  useReportFailedStart();
  return <Original {...props} />;
}

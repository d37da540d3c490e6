// Change: restores the server's HTML when a page crashes during hydration.
import type { ComponentProps, ReactNode } from 'react';
import Original from '@theme-original/ErrorPageContent';
import { useReportFailedStart } from '../../shell/startup/client/useReportFailedStart';

export default function ErrorPageContent(props: ComponentProps<typeof Original>): ReactNode {
  useReportFailedStart();
  return <Original {...props} />;
}

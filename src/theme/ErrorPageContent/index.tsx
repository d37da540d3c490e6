// Change: when a page crashes while it starts, the server's HTML comes back.
import type { ComponentProps, ReactNode } from 'react';
import Original from '@theme-original/ErrorPageContent';
import { useFailedStart } from '../../shell/startup/client/useFailedStart';

export default function ErrorPageContent(props: ComponentProps<typeof Original>): ReactNode {
  useFailedStart();
  return <Original {...props} />;
}

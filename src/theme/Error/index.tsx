// Change: when the site crashes while it starts, the server's HTML comes back.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import Original from '@theme-original/Error';
import { useFailedStart } from '../../shell/startup/client/useFailedStart';

export default function Error(props: Props): ReactNode {
  useFailedStart();
  return <Original {...props} />;
}

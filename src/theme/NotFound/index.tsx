// Change: hydrates with the location for which the server rendered the page.
import type { ReactNode } from 'react';
import Original from '@theme-original/NotFound';
import { ServerLocation } from '../../shell/route-table/client/ServerLocation';

export default function NotFound(): ReactNode {
  return (
    <ServerLocation>
      <Original />
    </ServerLocation>
  );
}

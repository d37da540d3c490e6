// Change: at a URL without a page, hydrates with the location that the server rendered.
import type { ReactNode } from 'react';
import type { Props } from '@theme/DocsRoot';
import Original from '@theme-original/DocsRoot';
import { ServerLocation } from '../../shell/route-table/client/ServerLocation';

export default function DocsRoot(props: Props): ReactNode {
  return (
    <ServerLocation routes={props.route.routes}>
      <Original {...props} />
    </ServerLocation>
  );
}

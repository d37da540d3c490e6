// Change: closes when a heading is selected.
import type { ReactNode } from 'react';
import TOCCollapsible from '@theme-original/TOCCollapsible';
import type { Props } from '@theme/TOCCollapsible';
import { MobileToc } from '../../shell/navigation/client/TocLandmark';

export default function NarrowTOC(props: Props): ReactNode {
  return (
    <MobileToc>
      <TOCCollapsible {...props} />
    </MobileToc>
  );
}

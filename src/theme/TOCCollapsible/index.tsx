// Change: closes when a heading is chosen.
import type { ReactNode } from 'react';
import TOCCollapsible from '@theme-original/TOCCollapsible';
import type { Props } from '@theme/TOCCollapsible';
import { NarrowContents } from '../../shell/navigation/client/ContentsLandmark';

export default function NarrowTOC(props: Props): ReactNode {
  return (
    <NarrowContents>
      <TOCCollapsible {...props} />
    </NarrowContents>
  );
}

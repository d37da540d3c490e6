// Change: makes the table of contents a landmark with a heading.
import type { ReactNode } from 'react';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import { TocLandmark } from '../../shell/navigation/client/TocLandmark';

export default function LandmarkTOC(props: Props): ReactNode {
  return (
    <TocLandmark>
      <TOC {...props} />
    </TocLandmark>
  );
}

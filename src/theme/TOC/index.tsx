// Change: the table of contents is a landmark with a heading.
import type { ReactNode } from 'react';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import { ContentsLandmark } from '../../shell/navigation/client/ContentsLandmark';

export default function LandmarkTOC(props: Props): ReactNode {
  return (
    <ContentsLandmark>
      <TOC {...props} />
    </ContentsLandmark>
  );
}

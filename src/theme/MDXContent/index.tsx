// Change: the ad, below the header of a documentation page.
import type { ReactNode } from 'react';
import MDXContent from '@theme-original/MDXContent';
import type { Props } from '@theme/MDXContent';
import { DocAd } from '../../ads/client/DocAd';

export default function MDXContentWithAd(props: Props): ReactNode {
  return (
    <>
      <DocAd />
      <MDXContent {...props} />
    </>
  );
}

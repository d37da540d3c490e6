// Change: the same moon as one stroke, which is a fifth of the size. It's in the HTML of every page.
// From: @docusaurus/theme-classic@3.10.2 sha256:0fdf0d3588199bfeba99c0ad8539ef9980d3af3aadccef556d98e0b201ab4d73
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/DarkMode';
import { LineIcon } from '../../../foundation/ui/client/LineIcon';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <LineIcon
      width={24}
      height={24}
      line={{ strokeLinejoin: 'round' }}
      {...props}
      d="M20 13.5A8 8 0 1 1 10.5 4 6.5 6.5 0 0 0 20 13.5z"
    />
  );
}

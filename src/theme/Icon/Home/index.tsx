// Change: the same house as one stroke, which is a third of the size. It's in the HTML of every page.
// From: @docusaurus/theme-classic@3.10.2 sha256:5737c97a4dfce4e357c2abcee8461168cef97e4afc8431b9d0554dc537bc8ee1
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/Home';
import { LineIcon } from '../../../foundation/ui/client/LineIcon';

export default function IconHome(props: Props): ReactNode {
  return (
    <LineIcon
      line={{ strokeLinejoin: 'round' }}
      {...props}
      d="M3 12 12 4l9 8M6 10v10h4v-5h4v5h4V10"
    />
  );
}

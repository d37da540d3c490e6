// Change: a globe, as on most sites, at a fifth of the size. It's in the HTML of every page.
// From: @docusaurus/theme-classic@3.10.2 sha256:03b3eaee8900a6d6c64a3351b280ca80f1e52e679c74ae6755b65d068159898e
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/Language';
import { LineIcon } from '../../../foundation/ui/client/LineIcon';

export default function IconLanguage({ width = 20, height = 20, ...props }: Props): ReactNode {
  return (
    <LineIcon
      width={width}
      height={height}
      aria-hidden
      line={{ strokeWidth: 1.8 }}
      {...props}
      d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18q8 9 0 18q-8-9 0-18M3 12h18"
    />
  );
}

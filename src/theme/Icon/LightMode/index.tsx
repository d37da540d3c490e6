// Change: the same sun as strokes, which is a seventh of the size. It's in the HTML of every page.
// From: @docusaurus/theme-classic@3.10.2 sha256:032b3f6a7e7d92c69b5fac79983323251652f6c26131119b4dc226614019ae39
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/LightMode';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round">
        <circle cx={12} cy={12} r={4} />
        <path d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1" />
      </g>
    </svg>
  );
}

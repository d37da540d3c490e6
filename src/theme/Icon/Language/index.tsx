// Change: a globe, as on most sites: a fifth of the text, in the HTML of every page.
// From: @docusaurus/theme-classic@3.10.2 sha256:03b3eaee8900a6d6c64a3351b280ca80f1e52e679c74ae6755b65d068159898e
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/Language';

export default function IconLanguage({ width = 20, height = 20, ...props }: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-hidden {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18q8 9 0 18q-8-9 0-18M3 12h18"
      />
    </svg>
  );
}

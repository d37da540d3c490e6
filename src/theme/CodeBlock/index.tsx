// Change: doesn't remount after hydration, because the HTML is the same in both color modes.
// From: @docusaurus/theme-classic@3.10.2 sha256:639f8655d319e123c4efa5223a42078d3e98ea361e206f6f1bfb87b080a28904
import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type { Props } from '@theme/CodeBlock';

export default function CodeBlock({ children, ...props }: Props): ReactNode {
  const parts = Children.toArray(children);
  return parts.some((part) => isValidElement(part)) ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <StringContent {...props}>{parts.join('')}</StringContent>
  );
}

// Change: the button is labeled "Copy", then "Copied" for 1.2 s, and handles a blocked clipboard.
// From: @docusaurus/theme-classic@3.10.2 sha256:936a841fd6a5778e214220938f1903286a6478a3d4463f21effbd56458f5dda8
import type { ReactNode } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { BlockCopyButton } from '../../../../writing/code/client/BlockCopyButton';

interface Props {
  readonly className?: string | undefined;
}

export default function CodeBlockCopyButton({ className }: Props): ReactNode {
  const { metadata } = useCodeBlockContext();
  return <BlockCopyButton className={className} getText={() => metadata.code} />;
}

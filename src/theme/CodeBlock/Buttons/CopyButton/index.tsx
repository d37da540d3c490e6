// Change: a button named "Copy" that reads "Copied" for 1.2 s and survives a refused clipboard.
import type { ReactNode } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { CopyButton } from '../../../../code/client/CopyButton';

interface Props {
  readonly className?: string;
}

export default function CodeBlockCopyButton({ className }: Props): ReactNode {
  const { metadata } = useCodeBlockContext();
  return <CopyButton className={`clean-btn ${className ?? ''}`} getText={() => metadata.code} />;
}

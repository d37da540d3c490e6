import type { ReactNode } from 'react';
import clsx from 'clsx';
import { CopyButton } from './CopyButton';
import styles from './BlockCopyButton.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly getText: () => string;
}

/** The copy button in the corner of a page's code block. */
export function BlockCopyButton({ className, getText }: Props): ReactNode {
  return <CopyButton className={clsx('clean-btn', styles.button, className)} getText={getText} />;
}

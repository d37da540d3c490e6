import type { ReactNode } from 'react';
import { LineIcon } from '../../../foundation/ui/client/LineIcon';
import styles from './NavIcon.module.css';

/** SVG paths of 24 × 24 icons, by the names that the navigation trees use. */
const PATHS: Readonly<Record<string, string>> = {
  BookIcon: 'M12 6.5C10 5 7 4.5 3 4.5v13.5c4 0 7 .5 9 2 2-1.5 5-2 9-2V4.5c-4 0-7 .5-9 2Zm0 0V20',
  DescriptionIcon: 'M14 3H6v18h12V7Zm0 0v4h4M9 12h6M9 16h6',
  ReaderIcon: 'M3 5h18v14H3ZM12 5v14M15 9.5h3M15 12.5h3M15 15.5h3',
  WebIcon: 'M3 5h18v14H3ZM3 9.5h18M15 9.5V19',
};

/** The icon of a navigation node. Renders nothing for an unknown name. */
export function NavIcon({ name }: { readonly name: string | undefined }): ReactNode {
  const path = PATHS[name ?? ''];
  if (path === undefined) return null;
  return (
    <LineIcon
      className={styles.icon}
      width={18}
      height={18}
      aria-hidden="true"
      data-nav-icon={name}
      line={{ strokeWidth: 1.8, strokeLinejoin: 'round' }}
      d={path}
    />
  );
}

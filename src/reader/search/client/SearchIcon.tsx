import type { ReactNode } from 'react';
import { LineIcon } from '../../../foundation/ui/client/LineIcon';

/** A magnifying-glass icon. */
export function SearchIcon(): ReactNode {
  return (
    <LineIcon
      width={20}
      height={20}
      aria-hidden="true"
      line={{ strokeLinecap: 'round' }}
      d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20"
    />
  );
}

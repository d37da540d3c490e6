import type { ReactNode } from 'react';

/** In the place of a component whose plugin isn't loaded. */
export default function Nothing(): ReactNode {
  return null;
}

import type { ReactNode } from 'react';

/** Replaces a component whose plugin isn't loaded. */
export default function NullComponent(): ReactNode {
  return null;
}

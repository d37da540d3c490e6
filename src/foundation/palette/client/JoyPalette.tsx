import type { ReactNode } from 'react';
import { JOY_PALETTE_CSS } from '../css/joyPalette.generated';

/**
 * Renders the CSS variables of Joy UI's theme, so that only pages with Joy UI demos load them. They
 * end up in the head once: React dedupes styles with the same `href`
 * (https://react.dev/reference/react-dom/components/style#special-rendering-behavior), and
 * `gatherStyles` dedupes the ones in server-rendered HTML.
 */
export function JoyPalette(): ReactNode {
  return (
    <style href="joy-palette" precedence="palette">
      {JOY_PALETTE_CSS}
    </style>
  );
}

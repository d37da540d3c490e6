import type { ReactNode } from 'react';
import { JOY_PALETTE_CSS } from '../css/joyPalette.generated';

/**
 * The variables of Joy UI's theme, once in the head of a page that shows Joy UI: React puts equal
 * `href`s together (https://react.dev/reference/react-dom/components/style#special-rendering-behavior),
 * and `gatherStyles` those that the server has rendered. Other pages don't wait for them.
 */
export function JoyPalette(): ReactNode {
  return (
    <style href="joy-palette" precedence="palette">
      {JOY_PALETTE_CSS}
    </style>
  );
}

import { blend, wcagContrast, wcagLuminance } from 'culori';
import type { RgbaColor } from '../parseColor';

/** Relative luminance of a color, from 0 (black) to 1 (white); alpha is ignored. */
export function relativeLuminance({ red, green, blue }: RgbaColor): number {
  return wcagLuminance({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
}

/**
 * Contrast between a text color and the surface under it, from 1 to 21.
 * A translucent text color is laid over the surface first; the surface is taken as opaque. Only
 * tests ask for it, so readers load no library for it (decision 23).
 */
export function contrastRatio(foreground: string, background: string): number {
  return wcagContrast(blend([background, foreground]), background);
}

import { blend, wcagContrast, wcagLuminance } from 'culori';
import type { RgbaColor } from '../parseColor';

/** Returns a color's relative luminance, from 0 (black) to 1 (white). Alpha is ignored. */
export function relativeLuminance({ red, green, blue }: RgbaColor): number {
  return wcagLuminance({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
}

/**
 * Returns the contrast between a text color and the surface below it, from 1 to 21. A translucent
 * text color is blended with the surface first, and the surface counts as opaque. Only tests use
 * this, so readers don't load the library for it (decision 23).
 */
export function contrastRatio(foreground: string, background: string): number {
  return wcagContrast(blend([background, foreground]), background);
}

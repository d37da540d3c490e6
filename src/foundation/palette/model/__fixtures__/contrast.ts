import { lineariseSrgb } from './colorSpaces';
import { parseColor, type RgbaColor } from './parseColor';

/** Relative luminance of a color, from 0 (black) to 1 (white); alpha is ignored. */
export function relativeLuminance({ red, green, blue }: RgbaColor): number {
  return (
    0.2126 * lineariseSrgb(red / 255) +
    0.7152 * lineariseSrgb(green / 255) +
    0.0722 * lineariseSrgb(blue / 255)
  );
}

function blend(front: RgbaColor, back: RgbaColor): RgbaColor {
  const mix = (over: number, under: number) => over * front.alpha + under * (1 - front.alpha);
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
  };
}

/**
 * Contrast between a text color and the surface under it, from 1 to 21.
 * A translucent text color is laid over the surface first; the surface is taken as opaque.
 */
export function contrastRatio(foreground: string, background: string): number {
  const surface = parseColor(background);
  const first = relativeLuminance(blend(parseColor(foreground), surface));
  const second = relativeLuminance(surface);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

import { linearizeSrgb } from '../../../foundation/palette/model/colorSpaces';
import { parseColor, type RgbaColor } from '../../../foundation/palette/model/parseColor';

/** A color in CIE L*a*b* (D65), where distances match how people perceive them. */
export interface LabColor {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** Reference white D65, CIE 1931 2°. */
const WHITE = [0.95047, 1, 1.08883] as const;
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

const toRoot = (value: number): number =>
  value > EPSILON ? Math.cbrt(value) : (KAPPA * value + 16) / 116;

function readColor(color: string): RgbaColor | undefined {
  try {
    return parseColor(color);
  } catch {
    // Readers can type anything.
    return undefined;
  }
}

/** Converts a CSS color to L*a*b*, ignoring alpha. Returns `undefined` for other text. */
export function toLab(color: string): LabColor | undefined {
  const parsed = readColor(color);
  if (parsed === undefined) return undefined;
  const [red, green, blue] = [parsed.red, parsed.green, parsed.blue].map((channel) =>
    linearizeSrgb(channel / 255),
  ) as [number, number, number];
  const x = toRoot((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE[0]);
  const y = toRoot((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / WHITE[1]);
  const z = toRoot((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE[2]);
  return { lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

const hypotenuse = (a: number, b: number): number => Math.sqrt(a * a + b * b);

/**
 * Returns the CIE94 (graphic arts) difference between two colors. 0 means the same color, and about 2
 * is the smallest difference that most people notice.
 */
export function getColorDistance(first: LabColor, second: LabColor): number {
  const chroma = hypotenuse(first.a, first.b);
  const deltaChroma = chroma - hypotenuse(second.a, second.b);
  const deltaA = first.a - second.a;
  const deltaB = first.b - second.b;
  const deltaHue = Math.max(0, deltaA * deltaA + deltaB * deltaB - deltaChroma * deltaChroma);
  const lightness = first.lightness - second.lightness;
  const chromaPart = deltaChroma / (1 + 0.045 * chroma);
  const huePart = Math.sqrt(deltaHue) / (1 + 0.015 * chroma);
  return Math.sqrt(lightness * lightness + chromaPart * chromaPart + huePart * huePart);
}

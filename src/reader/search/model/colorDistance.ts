import { linearizeSrgb } from '../../../foundation/palette/model/colorSpaces';
import { parseColor, type RgbaColor } from '../../../foundation/palette/model/parseColor';

/** A color in CIE L*a*b* under D65, where distances are as people see them. */
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
    // The text is a reader's: it may be anything.
    return undefined;
  }
}

/** Converts a color that CSS could name; `undefined` for any other text. Alpha is ignored. */
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
 * Difference of two colors by the formula CIE94 (graphic arts): 0 is the same color, about 2
 * is the least that most people notice.
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

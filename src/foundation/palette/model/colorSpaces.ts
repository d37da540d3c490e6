/** The supported color spaces of `color()` (spec THEME-3). */
const COLOR_SPACES = ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'] as const;

/** Name of a color space of `color()` (spec THEME-3). */
export type ColorSpace = (typeof COLOR_SPACES)[number];

/** Red, green, and blue. */
export type Channels = readonly [number, number, number];

type Matrix = readonly [Channels, Channels, Channels];

interface ColorSpaceRule {
  /** Converts an encoded channel to linear light. */
  linearize: (value: number) => number;
  /** Converts linear light in this space to linear sRGB (white point D65). */
  toLinearSrgb: Matrix;
}

function withSign(power: (size: number) => number): (value: number) => number {
  return (value) => Math.sign(value) * power(Math.abs(value));
}

/** Converts an encoded sRGB or Display P3 channel to linear light. */
export const linearizeSrgb = withSign((size) =>
  size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4,
);

const encodeSrgb = withSign((size) =>
  size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055,
);

const REC_2020_ALPHA = 1.09929682680944;
const REC_2020_BETA = 0.018053968510807;

const RULES: Record<ColorSpace, ColorSpaceRule> = {
  srgb: {
    linearize: linearizeSrgb,
    toLinearSrgb: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  },
  'display-p3': {
    linearize: linearizeSrgb,
    toLinearSrgb: [
      [1.22494, -0.22494, 0],
      [-0.042057, 1.042057, 0],
      [-0.019638, -0.078636, 1.098274],
    ],
  },
  'a98-rgb': {
    linearize: withSign((size) => size ** (563 / 256)),
    toLinearSrgb: [
      [1.398356, -0.398356, 0],
      [0, 1, 0],
      [0, -0.042929, 1.042929],
    ],
  },
  'prophoto-rgb': {
    linearize: withSign((size) => (size <= 16 / 512 ? size / 16 : size ** 1.8)),
    toLinearSrgb: [
      [2.034381, -0.727636, -0.306745],
      [-0.228826, 1.231743, -0.002917],
      [-0.008559, -0.153267, 1.161826],
    ],
  },
  'rec-2020': {
    linearize: withSign((size) =>
      size < REC_2020_BETA * 4.5
        ? size / 4.5
        : ((size + REC_2020_ALPHA - 1) / REC_2020_ALPHA) ** (1 / 0.45),
    ),
    toLinearSrgb: [
      [1.660491, -0.587641, -0.07285],
      [-0.12455, 1.1329, -0.008349],
      [-0.018151, -0.100579, 1.11873],
    ],
  },
};

/** Whether `color()` supports this color space. */
export function isColorSpace(name: string): name is ColorSpace {
  return (COLOR_SPACES as readonly string[]).includes(name);
}

/** Converts channels (0 to 1) to sRGB. The result may be outside 0 to 1. */
export function toSrgb(space: ColorSpace, channels: Channels): Channels {
  const { linearize, toLinearSrgb } = RULES[space];
  const [red, green, blue] = channels;
  const linear: Channels = [linearize(red), linearize(green), linearize(blue)];
  const row = ([x, y, z]: Channels) => encodeSrgb(x * linear[0] + y * linear[1] + z * linear[2]);
  return [row(toLinearSrgb[0]), row(toLinearSrgb[1]), row(toLinearSrgb[2])];
}

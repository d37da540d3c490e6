import { type ColorSpace, isColorSpace, toSrgb } from './colorSpaces';

/** A color as sRGB channels from 0 to 255 (fractions allowed) and an alpha from 0 to 1. */
export interface RgbaColor {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** The formats that {@link parseColor} supports, as listed in its error message (spec THEME-3). */
const SUPPORTED_COLOR_FORMATS =
  '#nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color() with srgb, display-p3, a98-rgb, prophoto-rgb, or rec-2020';

const HEX_PATTERN = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const FUNCTION_PATTERN = /^(rgba?|hsla?|color)\(([^()]+)\)$/i;
const NUMBER_PATTERN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const FULL_CHANNEL = 255;

type Triple = readonly [number, number, number];

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}

/** Parses `50%` as half of `whole` and a plain number as itself. Returns `NaN` for anything else. */
function parseAmount(text: string | undefined, whole: number): number {
  if (text === undefined) return Number.NaN;
  const isPercentage = text.endsWith('%');
  const digits = isPercentage ? text.slice(0, -1) : text;
  if (!NUMBER_PATTERN.test(digits)) return Number.NaN;
  return isPercentage ? (Number(digits) / 100) * whole : Number(digits);
}

function parseHex(value: string): RgbaColor {
  const digits = value.length === 4 ? value.replace(/[0-9a-f]/gi, '$&$&') : value;
  const channel = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return { red: channel(1), green: channel(3), blue: channel(5), alpha: 1 };
}

function fromHsl([hue, saturation, lightness]: Triple): Triple {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (((offset + hue / 30) % 12) + 12) % 12;
    return (
      FULL_CHANNEL * (lightness - chroma * Math.max(-1, Math.min(position - 3, 9 - position, 1)))
    );
  };
  return [channel(0), channel(8), channel(4)];
}

function parseChannels(
  name: string,
  space: ColorSpace | undefined,
  parts: readonly string[],
): Triple {
  const [first, second, third] = parts;
  if (space !== undefined) {
    const amounts: Triple = [parseAmount(first, 1), parseAmount(second, 1), parseAmount(third, 1)];
    const [red, green, blue] = toSrgb(space, amounts);
    return [red * FULL_CHANNEL, green * FULL_CHANNEL, blue * FULL_CHANNEL];
  }
  if (name.startsWith('hsl')) {
    const isPercentage = second?.endsWith('%') === true && third?.endsWith('%') === true;
    const hue = parseAmount(first?.replace(/deg$/i, ''), Number.NaN);
    const fraction = (text: string | undefined) =>
      isPercentage ? clamp(parseAmount(text, 1), 1) : Number.NaN;
    return fromHsl([hue, fraction(second), fraction(third)]);
  }
  return [
    parseAmount(first, FULL_CHANNEL),
    parseAmount(second, FULL_CHANNEL),
    parseAmount(third, FULL_CHANNEL),
  ];
}

function parseFunction(name: string, content: string): RgbaColor | undefined {
  const parts = content.trim().split(/\s*[,/]\s*|\s+/);
  let space: ColorSpace | undefined;
  if (name === 'color') {
    const spaceName = parts.shift()?.toLowerCase() ?? '';
    if (!isColorSpace(spaceName)) return undefined;
    space = spaceName;
  }
  if (parts.length !== 3 && parts.length !== 4) return undefined;
  const alpha = parts.length === 4 ? parseAmount(parts[3], 1) : 1;
  const channels = parseChannels(name, space, parts);
  if ([...channels, alpha].some(Number.isNaN)) return undefined;
  const [red, green, blue] = channels;
  return {
    red: clamp(red, FULL_CHANNEL),
    green: clamp(green, FULL_CHANNEL),
    blue: clamp(blue, FULL_CHANNEL),
    alpha: clamp(alpha, 1),
  };
}

/**
 * Parses a CSS color. A color outside the sRGB gamut is clipped to it.
 *
 * @throws Error for an unsupported format (spec THEME-3)
 */
export function parseColor(value: string): RgbaColor {
  const text = value.trim();
  if (HEX_PATTERN.test(text)) return parseHex(text);
  const [, name, content] = FUNCTION_PATTERN.exec(text) ?? [];
  const color =
    name !== undefined && content !== undefined
      ? parseFunction(name.toLowerCase(), content)
      : undefined;
  if (color === undefined) {
    throw new Error(
      `[palette] Unsupported color "${value}". Supported formats: ${SUPPORTED_COLOR_FORMATS}.`,
    );
  }
  return color;
}

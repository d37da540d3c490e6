import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How strictly two pictures are compared. */
interface Tolerance {
  /** The factor by which both are scaled down first: 1 compares pixels, 4 only the layout. */
  readonly shrink: number;
  /** The smallest difference of colors that counts, from 0 to 1 (pixelmatch). */
  readonly threshold: number;
  /** How many pixels may differ after scaling down. */
  readonly allowed: number;
}

/**
 * `exact` compares pictures of the same version of Chromium, `layout` those of different versions,
 * which render the edges of letters differently. At a quarter of the size, that isn't visible.
 */
export const TOLERANCES = {
  exact: { shrink: 1, threshold: 0.05, allowed: 12 },
  layout: { shrink: 4, threshold: 0.1, allowed: 12 },
} as const satisfies Readonly<Record<string, Tolerance>>;

/** The result of a comparison. */
export interface Comparison {
  /** Number of different pixels; all pixels of both pictures if their sizes differ. */
  readonly differing: number;
  readonly isMatch: boolean;
  /** The expected picture in gray, with differences in red. */
  readonly diff: PNG;
}

/** Replaces each square of `factor` pixels with its mean color. Incomplete squares are dropped. */
function shrink(picture: PNG, factor: number): PNG {
  if (factor === 1) return picture;
  const small = new PNG({
    width: Math.floor(picture.width / factor),
    height: Math.floor(picture.height / factor),
  });
  for (let at = 0; at < small.data.length; at += 1) {
    const pixel = Math.floor(at / 4);
    const [column, row] = [pixel % small.width, Math.floor(pixel / small.width)];
    let sum = 0;
    for (let y = 0; y < factor; y += 1) {
      for (let x = 0; x < factor; x += 1) {
        const from = (row * factor + y) * picture.width + column * factor + x;
        sum += picture.data[from * 4 + (at % 4)] ?? 0;
      }
    }
    small.data[at] = Math.round(sum / (factor * factor));
  }
  return small;
}

/** Compares two pictures as a person would, so that antialiasing doesn't count as a difference. */
export function comparePictures(expected: PNG, actual: PNG, tolerance: Tolerance): Comparison {
  const [one, other] = [shrink(expected, tolerance.shrink), shrink(actual, tolerance.shrink)];
  const { width, height } = one;
  const diff = new PNG({ width, height });
  if (other.width !== width || other.height !== height) {
    return { differing: width * height + other.width * other.height, isMatch: false, diff: actual };
  }
  const { threshold, allowed } = tolerance;
  // In a scaled-down picture, a moved edge looks like antialiasing, so that has to count.
  const options = { threshold, includeAA: tolerance.shrink > 1 };
  const differing = pixelmatch(one.data, other.data, diff.data, width, height, options);
  return { differing, isMatch: differing <= allowed, diff };
}

/** Baselines have 32 shades per channel, for smaller files. An error of 4 in 255 isn't visible. */
const STEP = 255 / 31;

/** Returns the content of a baseline file. */
export function encodePicture(picture: PNG): Buffer {
  const { width, height } = picture;
  const plain = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 1) {
    plain.data[at] = at % 4 === 3 ? 255 : Math.round((picture.data[at] ?? 0) / STEP) * STEP;
  }
  return PNG.sync.write(plain, { colorType: 2, deflateLevel: 9, filterType: -1 });
}

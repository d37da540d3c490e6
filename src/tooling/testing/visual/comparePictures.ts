import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures are compared. */
interface Tolerance {
  /** Both are made smaller by this factor first: 1 compares pixels, 4 the layout. */
  readonly shrink: number;
  /** The difference of a pixel's color that counts, from 0 to 1 (pixelmatch). */
  readonly threshold: number;
  /** Pixels (after shrinking) that may differ. */
  readonly allowed: number;
}

/**
 * `exact` is for pictures of one version of Chromium, `layout` for those of two: another version
 * draws the edges of letters differently, which is gone at a quarter of the size.
 */
export const TOLERANCES = {
  exact: { shrink: 1, threshold: 0.05, allowed: 12 },
  layout: { shrink: 4, threshold: 0.1, allowed: 12 },
} as const satisfies Readonly<Record<string, Tolerance>>;

/** What came of a comparison. */
export interface Comparison {
  /** Pixels that differ; those of both pictures when their sizes differ. */
  readonly differing: number;
  readonly isAlike: boolean;
  /** The expected picture in gray, with what differs in red. */
  readonly diff: PNG;
}

/** The mean color of each square of `factor` pixels. What is left at the edges is dropped. */
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

/** Compares two pictures as a person would: antialiasing isn't a difference. */
export function comparePictures(expected: PNG, actual: PNG, tolerance: Tolerance): Comparison {
  const [one, other] = [shrink(expected, tolerance.shrink), shrink(actual, tolerance.shrink)];
  const { width, height } = one;
  const diff = new PNG({ width, height });
  if (other.width !== width || other.height !== height) {
    return { differing: width * height + other.width * other.height, isAlike: false, diff: actual };
  }
  const { threshold, allowed } = tolerance;
  // In a small picture, an edge that moved looks like antialiasing.
  const options = { threshold, includeAA: tolerance.shrink > 1 };
  const differing = pixelmatch(one.data, other.data, diff.data, width, height, options);
  return { differing, isAlike: differing <= allowed, diff };
}

/** 32 shades of each color make smaller files; that they're off by 4 in 255 isn't seen. */
const STEP = 255 / 31;

/** A picture as the content of a baseline. */
export function encodePicture(picture: PNG): Buffer {
  const { width, height } = picture;
  const plain = new PNG({ width, height });
  for (let at = 0; at < picture.data.length; at += 1) {
    plain.data[at] = at % 4 === 3 ? 255 : Math.round((picture.data[at] ?? 0) / STEP) * STEP;
  }
  return PNG.sync.write(plain, { colorType: 2, deflateLevel: 9, filterType: -1 });
}

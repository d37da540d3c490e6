import { isRecord } from './isRecord';

/** Key in session storage. */
export const SCROLL_POSITIONS_KEY = 'site-places';

/** The number of history entries whose position is kept; older ones start at the top again. */
const MAX_POSITIONS = 60;

/** Where a page was scrolled to when the user left it. Lengths are in px. */
export interface ScrollPosition {
  readonly top: number;
  /** The element at the top of the viewport, and its distance from the top. */
  readonly anchor?: { readonly id: string; readonly offset: number };
  /** The heights of the page's demos and their previews, by id, because demos render later. */
  readonly demos: Readonly<Record<string, readonly [demo: number, preview: number]>>;
}

/** Scroll positions by the key of their history entry, oldest first. */
export type ScrollPositions = ReadonlyMap<string, ScrollPosition>;

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function readPosition(value: unknown): ScrollPosition | undefined {
  if (!isRecord(value) || !isLength(value['top'])) return undefined;
  const { top, anchor, demos } = value;
  const heights = Object.entries(isRecord(demos) ? demos : {}).flatMap(([id, pair]) => {
    const [demo, preview] = Array.isArray(pair) ? (pair as unknown[]) : [];
    return isLength(demo) && isLength(preview) ? [[id, [demo, preview] as const] as const] : [];
  });
  const isAnchor =
    isRecord(anchor) && typeof anchor['id'] === 'string' && isLength(anchor['offset']);
  return {
    top,
    ...(isAnchor ? { anchor: { id: String(anchor['id']), offset: Number(anchor['offset']) } } : {}),
    demos: Object.fromEntries(heights),
  };
}

/** Parses saved positions. Never throws; invalid parts are left out. */
export function parseScrollPositions(text: string | undefined): ScrollPositions {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return new Map();
  }
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  return new Map(
    entries.flatMap((entry) => {
      const [key, saved] = Array.isArray(entry) ? (entry as unknown[]) : [];
      const position = readPosition(saved);
      return typeof key === 'string' && position !== undefined ? [[key, position] as const] : [];
    }),
  );
}

/** Returns the positions with one added or updated, without the oldest beyond the limit. */
export function addScrollPosition(
  positions: ScrollPositions,
  key: string,
  position: ScrollPosition,
): ScrollPositions {
  const others = [...positions].filter(([other]) => other !== key);
  return new Map([...others, [key, position] as const].slice(-MAX_POSITIONS));
}

/** Returns the string that `parseScrollPositions` reads. */
export function formatScrollPositions(positions: ScrollPositions): string {
  return JSON.stringify([...positions]);
}

import { isRecord } from './isRecord';

/** Name in the tab's session storage. */
export const SCROLL_POSITIONS_KEY = 'site-places';

/** Older entries of the history than this many start at the top again. */
const MAX_POSITIONS = 60;

/** Where a page was scrolled to when the reader left it. Lengths are in px. */
export interface ScrollPosition {
  readonly top: number;
  /** What was at the top of the view, and how far below the top of the view it was. */
  readonly anchor?: { readonly id: string; readonly offset: number };
  /** The heights of the page's demos, and of their previews, by id: their content comes late. */
  readonly demos: Readonly<Record<string, readonly [demo: number, preview: number]>>;
}

/** ScrollPositions by the key of their history entry, oldest first. */
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

/** Reads saved positions. Total: whatever isn't as it should be is left out. */
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

/** The positions with one more, or one anew; the oldest are dropped. */
export function addScrollPosition(
  positions: ScrollPositions,
  key: string,
  position: ScrollPosition,
): ScrollPositions {
  const others = [...positions].filter(([other]) => other !== key);
  return new Map([...others, [key, position] as const].slice(-MAX_POSITIONS));
}

/** The text that `parseScrollPositions` reads. */
export function formatScrollPositions(positions: ScrollPositions): string {
  return JSON.stringify([...positions]);
}

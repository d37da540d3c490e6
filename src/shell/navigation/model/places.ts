import { isRecord } from './isRecord';

/** Name in the tab's session storage. */
export const PLACES_KEY = 'site-places';

/** Older entries of the history than this many start at the top again. */
const MAX_PLACES = 60;

/** Where a page was scrolled to when the reader left it. Lengths are in px. */
export interface Place {
  readonly top: number;
  /** What was at the top of the view, and how far below the top of the view it was. */
  readonly anchor?: { readonly id: string; readonly offset: number };
  /** The heights of the page's demos, and of their previews, by id: their content comes late. */
  readonly demos: Readonly<Record<string, readonly [demo: number, preview: number]>>;
}

/** Places by the key of their history entry, oldest first. */
export type Places = ReadonlyMap<string, Place>;

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function readPlace(value: unknown): Place | undefined {
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

/** Reads saved places. Total: whatever isn't as it should be is left out. */
export function parsePlaces(text: string | undefined): Places {
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
      const place = readPlace(saved);
      return typeof key === 'string' && place !== undefined ? [[key, place] as const] : [];
    }),
  );
}

/** The places with one more, or one anew; the oldest are dropped. */
export function addPlace(places: Places, key: string, place: Place): Places {
  const others = [...places].filter(([other]) => other !== key);
  return new Map([...others, [key, place] as const].slice(-MAX_PLACES));
}

/** The text that `parsePlaces` reads. */
export function formatPlaces(places: Places): string {
  return JSON.stringify([...places]);
}

/** The visits that "new since your last visit" needs, in milliseconds since 1970. */
export interface Visits {
  /** When the last page of the current visit was opened. */
  readonly current: number;
  /** When the previous visit ended; 0 on the first visit. */
  readonly previous: number;
}

/** After a pause of this length, in ms, a new visit begins. */
const VISIT_TIMEOUT_MS = 30 * 60_000;

/** Parses stored visits. Never throws; anything invalid counts as a first visit. */
export function parseVisits(text: string | undefined): Visits {
  const [, current = '0', previous = '0'] = /^(\d{1,15}) (\d{1,15})$/u.exec(text ?? '') ?? [];
  return { current: Number(current), previous: Number(previous) };
}

export const formatVisits = ({ current, previous }: Visits): string =>
  `${String(current)} ${String(previous)}`;

/** Returns the visits after a page was opened. */
export function recordVisit({ current, previous }: Visits, now: number): Visits {
  return { current: now, previous: now - current > VISIT_TIMEOUT_MS ? current : previous };
}

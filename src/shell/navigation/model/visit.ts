/** A reader's visits, as far as "new since your last visit" needs them. Milliseconds since 1970. */
export interface Visits {
  /** When the last page of the current visit was opened. */
  readonly current: number;
  /** The end of the visit before; 0 on the first one. */
  readonly previous: number;
}

/** Pages that are opened further apart belong to two visits. */
const PAUSE = 30 * 60_000;

/** Reads what is stored. Total: anything else is a first visit. */
export function parseVisits(text: string | undefined): Visits {
  const [, current = '0', previous = '0'] = /^(\d{1,15}) (\d{1,15})$/u.exec(text ?? '') ?? [];
  return { current: Number(current), previous: Number(previous) };
}

export const formatVisits = ({ current, previous }: Visits): string =>
  `${String(current)} ${String(previous)}`;

/** The visits after a page was opened. */
export function recordVisit({ current, previous }: Visits, now: number): Visits {
  return { current: now, previous: now - current > PAUSE ? current : previous };
}

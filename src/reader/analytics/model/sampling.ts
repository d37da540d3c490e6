/** Share of page loads whose web vitals are reported (spec ANALYTICS-5). */
export const WEB_VITALS_SHARE = 0.0001;

/** Draws once. Returns true for the given share of all draws. */
export function isSampled(share: number, random: () => number): boolean {
  return random() < share;
}

/** Parses a share from an attribute. Returns `undefined` for anything but a number from 0 to 1. */
export function parseShare(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const share = Number(text);
  return share >= 0 && share <= 1 ? share : undefined;
}

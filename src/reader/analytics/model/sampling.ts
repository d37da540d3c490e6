/** Share of page loads whose web vitals are reported (spec ANALYTICS-5). */
export const WEB_VITALS_SHARE = 0.0001;

/** Draws once: true for the given share of all draws. */
export function isSampled(share: number, random: () => number): boolean {
  return random() < share;
}

/** Reads a share from an attribute; anything but a number from 0 to 1 counts as none given. */
export function parseShare(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const share = Number(text);
  return share >= 0 && share <= 1 ? share : undefined;
}

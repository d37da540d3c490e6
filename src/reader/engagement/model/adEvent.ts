/** Name of the event that the ad block dispatches on `window`, already sampled and delayed (spec ADS-23). */
export const AD_EVENT = 'site:ad-event';

/** What can happen to an ad (spec ADS-22). */
const AD_ACTIONS = ['display', 'click', 'crash'] as const;

/** The `detail` of an {@link AD_EVENT}. */
export interface AdEventDetail {
  readonly eventAction: (typeof AD_ACTIONS)[number];
  /** Which ad, for example `in-house-body-top-image`. */
  readonly eventLabel: string;
}

/**
 * Validates the detail of an {@link AD_EVENT}, because any script on the page could have dispatched
 * it. Returns `undefined` if it's malformed.
 */
export function parseAdEvent(detail: unknown): AdEventDetail | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { eventAction, eventLabel } = detail as Record<string, unknown>;
  const action = AD_ACTIONS.find((known) => known === eventAction);
  if (action === undefined || typeof eventLabel !== 'string') return undefined;
  return { eventAction: action, eventLabel };
}

import type { EngagementOptions } from './options';

/** True when there is somewhere to send events to. */
export function canMeasure({ analytics }: EngagementOptions): boolean {
  return analytics.tagUrl !== null && analytics.measurementId !== null;
}

/** True when something is configured that a reader has to agree to. */
export function hasThirdParties(options: EngagementOptions): boolean {
  return canMeasure(options) || options.ads.serviceUrl !== null || options.ads.scriptUrl !== null;
}

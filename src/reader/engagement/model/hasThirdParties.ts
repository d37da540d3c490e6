import type { EngagementOptions } from './options';

/** Returns whether there's a tag service to send events to. */
export function canMeasure({ analytics }: EngagementOptions): boolean {
  return analytics.tagUrl !== null && analytics.measurementId !== null;
}

/** Returns whether anything is configured that needs the reader's consent. */
export function hasThirdParties(options: EngagementOptions): boolean {
  return canMeasure(options) || options.ads.serviceUrl !== null || options.ads.scriptUrl !== null;
}

import type { EngagementOptions } from '../model/options';

/** Other hosts that the policy of the site's pages has to allow. */
export interface PolicyOrigins {
  readonly connectOrigins: readonly string[];
  readonly scriptOrigins: readonly string[];
}

function toOrigins(addresses: readonly (string | null)[]): string[] {
  const set = addresses.filter((address) => address !== null);
  return [...new Set(set.map((address) => new URL(address).origin))];
}

/**
 * The hosts that the options make a page call. A sponsor's script in its frame is not among
 * them: the frame has a policy of its own.
 */
export function listOrigins({ ads, analytics, feedback }: EngagementOptions): PolicyOrigins {
  const tagUrl = analytics.measurementId === null ? null : analytics.tagUrl;
  return {
    connectOrigins: toOrigins([ads.serviceUrl, tagUrl, feedback.url]),
    scriptOrigins: toOrigins([tagUrl, ads.scriptInFrame ? null : ads.scriptUrl]),
  };
}

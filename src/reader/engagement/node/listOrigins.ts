import type { EngagementOptions } from '../model/options';

/** Origins that the Content-Security-Policy of the site's pages has to allow. */
export interface PolicyOrigins {
  readonly connectOrigins: readonly string[];
  readonly scriptOrigins: readonly string[];
}

function toOrigins(urls: readonly (string | null)[]): string[] {
  const defined = urls.filter((url) => url !== null);
  return [...new Set(defined.map((url) => new URL(url).origin))];
}

/**
 * Returns the origins that a page calls with these options. A sponsor's script in a frame isn't
 * included, because the frame has its own policy.
 */
export function listOrigins({ ads, analytics, feedback }: EngagementOptions): PolicyOrigins {
  const tagUrl = analytics.measurementId === null ? null : analytics.tagUrl;
  return {
    connectOrigins: toOrigins([ads.serviceUrl, tagUrl, feedback.url]),
    scriptOrigins: toOrigins([tagUrl, ads.scriptInFrame ? null : ads.scriptUrl]),
  };
}

/** What the policy of pages depends on. */
export interface PolicyInput {
  /** `sha256-…` of the inline scripts, in base64. */
  readonly scriptHashes: readonly string[];
  /** Origins that the page may ask: the ad service, the tag service, the feedback receiver. */
  readonly connectOrigins: readonly string[];
  /** Origins of scripts beside the site's own: the tag service. */
  readonly scriptOrigins: readonly string[];
  /** Where the live preview's document is on another host (LIVE_ORIGIN), and whose pages use it. */
  readonly liveHost?: { readonly origin: string; readonly pageOrigin: string } | undefined;
  /** Where browsers report what the policy has blocked; without it they report nothing. */
  readonly reportUrl?: string | null | undefined;
}

/** The policy of the site's pages. */
export function createPagePolicy(input: PolicyInput): string {
  const scripts = ["'self'", ...input.scriptHashes.map((hash) => `'${hash}'`)];
  return [
    "default-src 'none'",
    `script-src ${[...scripts, ...input.scriptOrigins].join(' ')}`,
    // Components write their styles while they run; an injected one can read nothing.
    "style-src 'self' 'unsafe-inline'",
    // Ads and demos show pictures of other hosts, over https only.
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...input.connectOrigins].join(' ')}`,
    ["frame-src 'self'", input.liveHost?.origin].filter(Boolean).join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self' https://codesandbox.io https://stackblitz.com",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    // The second name is for browsers without the Reporting API.
    ...(input.reportUrl == null ? [] : ['report-to csp', `report-uri ${input.reportUrl}`]),
  ].join('; ');
}

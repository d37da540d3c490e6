/** The input of {@link createPagePolicy}. */
export interface PolicyInput {
  /** `sha256-…` of the inline scripts, in base64. */
  readonly scriptHashes: readonly string[];
  /** Origins that pages may send requests to: the ad, tag, and feedback services. */
  readonly connectOrigins: readonly string[];
  /** Origins of third-party scripts: the tag service. */
  readonly scriptOrigins: readonly string[];
  /** The separate origin of the live preview's frame (LIVE_ORIGIN), and the one that may embed it. */
  readonly liveHost?: { readonly origin: string; readonly pageOrigin: string } | undefined;
  /** URL to which browsers report violations. Without it, they don't. */
  readonly reportUrl?: string | null | undefined;
}

/** Returns the Content-Security-Policy of the site's pages. */
export function createPagePolicy(input: PolicyInput): string {
  const scripts = ["'self'", ...input.scriptHashes.map((hash) => `'${hash}'`)];
  return [
    "default-src 'none'",
    `script-src ${[...scripts, ...input.scriptOrigins].join(' ')}`,
    // Components inject styles at runtime. A malicious style could only read what's public anyway.
    "style-src 'self' 'unsafe-inline'",
    // Ads and demos show images from other hosts, over https only.
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
    // `report-uri` is for browsers without the Reporting API.
    ...(input.reportUrl == null ? [] : ['report-to csp', `report-uri ${input.reportUrl}`]),
  ].join('; ');
}

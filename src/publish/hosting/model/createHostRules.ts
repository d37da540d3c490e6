import { createPagePolicy } from './createPagePolicy';
import type { PolicyInput } from './createPagePolicy';
import type { HeaderRule, HostRules, RedirectRule } from './hostRules';

const YEAR_S = 31_536_000;

/** The input of {@link createHostRules}. */
export interface HostInput extends PolicyInput {
  /** Languages other than the default one, each with its own folder and 404 page. */
  readonly locales: readonly string[];
  /** Content-Security-Policies of documents that run untrusted code, by path. */
  readonly framePolicies: Readonly<Record<string, string>>;
  /** Redirects in order of precedence. */
  readonly redirects: readonly RedirectRule[];
}

/** Returns the headers of every response: pages, aliases of pages, files, and 404 pages. */
function createDefaults(input: HostInput): Record<string, string> {
  return {
    'Content-Security-Policy': createPagePolicy(input),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Strict-Transport-Security': `max-age=${String(2 * YEAR_S)}; includeSubDomains`,
    ...(input.reportUrl != null && { 'Reporting-Endpoints': `csp="${input.reportUrl}"` }),
  };
}

/**
 * Returns a path pattern for a document that runs untrusted code. It matches with and without `.html`.
 * If the name has a hash, it also matches the files of other releases, which `publish:folder` keeps.
 */
function toFramePattern(pathname: string): string {
  const folder = /^.*\/live\//.exec(pathname)?.[0];
  return `${folder ?? pathname.replace(/\.html$/, '')}*`;
}

/**
 * Returns a frame's policy for the HTTP header. The document itself allows its script by hash. The
 * header also applies to the frames of other releases, whose scripts have other hashes, so it allows
 * any inline script. It adds what only a header can set: the sandbox and the allowed embedders.
 */
function toHeaderPolicy(policy: string, pageOrigin: string | undefined): string {
  const ancestors = ["frame-ancestors 'self'", pageOrigin].filter(Boolean).join(' ');
  return `${policy.replace(/'sha(?:256|384|512)-[^']+'/, "'unsafe-inline'")}; ${ancestors}`;
}

function createFrameRules({ framePolicies, locales, liveHost }: HostInput): HeaderRule[] {
  const policies = new Map<string, string>();
  for (const [pathname, policy] of Object.entries(framePolicies)) {
    policies.set(toFramePattern(pathname), toHeaderPolicy(policy, liveHost?.pageOrigin));
    // Also with a language prefix, whether or not this release has a copy there.
    for (const locale of locales) {
      const isLocal = pathname.startsWith(`/${locale}/`);
      const translated = toFramePattern(isLocal ? pathname : `/${locale}${pathname}`);
      policies.set(translated, toHeaderPolicy(policy, liveHost?.pageOrigin));
    }
  }
  return [...policies].map(([pattern, policy]) => ({
    paths: [pattern],
    headers: { 'Content-Security-Policy': policy },
  }));
}

/**
 * Creates the rules from which the files for all hosts are generated. The first rule applies to every
 * path, so that an unexpected one is as safe as a page. The others override some headers.
 */
export function createHostRules(input: HostInput): HostRules {
  const inEachLanguage = (...patterns: string[]): string[] =>
    ['', ...input.locales.map((locale) => `/${locale}`)].flatMap((prefix) =>
      patterns.map((pattern) => prefix + pattern),
    );
  return {
    headers: [
      { paths: ['/*'], headers: createDefaults(input) },
      {
        paths: inEachLanguage('/assets/*', '/fonts/*', '/live/*'),
        headers: { 'Cache-Control': `public, max-age=${String(YEAR_S)}, immutable` },
      },
      {
        // Files that documents without an origin (both frames) and other sites may load.
        paths: inEachLanguage('/assets/*', '/img/*', '/social/*', '/live/*', '/ad-frame*'),
        headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      },
      ...createFrameRules(input),
      {
        // The worker handles every request, so it must not evaluate strings as code (decision 21).
        paths: ['/sw.js'],
        headers: {
          'Content-Security-Policy': `${createPagePolicy(input)}; require-trusted-types-for 'script'; trusted-types 'none'`,
        },
      },
    ],
    redirects: input.redirects,
    notFound: input.locales.map((locale) => ({
      prefix: `/${locale}/`,
      file: `/${locale}/404.html`,
    })),
  };
}

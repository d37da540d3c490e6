import { createPagePolicy } from './createPagePolicy';
import type { PolicyInput } from './createPagePolicy';
import type { HeaderRule, HostRules, RedirectRule } from './hostRules';

const YEAR_S = 31_536_000;

/** What the rules depend on. */
export interface HostInput extends PolicyInput {
  /** Languages beside the default one, each with a folder and a page for what does not exist. */
  readonly locales: readonly string[];
  /** Policies of documents that run others' code, by address. */
  readonly framePolicies: Readonly<Record<string, string>>;
  /** Addresses that lead to others, in the order of precedence. */
  readonly redirects: readonly RedirectRule[];
}

/** What every answer has: pages, aliases of pages, files and pages for what does not exist. */
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
 * All names of a document that runs others' code: with `.html` and without, and for one with a
 * hash in its name those of other releases, which `publish:folder` keeps.
 */
function toFramePattern(pathname: string): string {
  const folder = /^.*\/live\//.exec(pathname)?.[0];
  return `${folder ?? pathname.replace(/\.html$/, '')}*`;
}

/**
 * The policy of a frame in the header. The document pins its own script by hash; the header must
 * suit the frames of other releases, whose script has another one, and adds what only a header
 * can say: the sandbox and who may embed it.
 */
function toHeaderPolicy(policy: string, pageOrigin: string | undefined): string {
  const ancestors = ["frame-ancestors 'self'", pageOrigin].filter(Boolean).join(' ');
  return `${policy.replace(/'sha(?:256|384|512)-[^']+'/, "'unsafe-inline'")}; ${ancestors}`;
}

function createFrameRules({ framePolicies, locales, liveHost }: HostInput): HeaderRule[] {
  const policies = new Map<string, string>();
  for (const [pathname, policy] of Object.entries(framePolicies)) {
    policies.set(toFramePattern(pathname), toHeaderPolicy(policy, liveHost?.pageOrigin));
    // Under a language's prefix, too, whether this release has a copy there or not.
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
 * The one source of every host's files. The first rule is for all addresses, so that one nobody
 * thought of is as safe as a page; the few others say what differs.
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
        // What documents without an origin (both frames) and pages of others may show.
        paths: inEachLanguage('/assets/*', '/img/*', '/social/*', '/live/*', '/ad-frame*'),
        headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      },
      ...createFrameRules(input),
      {
        // It answers every request of the site, and no text becomes code in it (decision 21).
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

import type { HeaderRule, HostRules, RedirectRule } from './hostRules';

const YEAR_S = 31_536_000;

/** Contract section 9. The documents of other origins' code have a policy of their own. */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Strict-Transport-Security': `max-age=${String(2 * YEAR_S)}; includeSubDomains`,
};

const REDIRECTS: readonly RedirectRule[] = [
  { from: '/api', to: '/api-docs', status: 301 },
  { from: '/api/*', to: '/api-docs/:splat', status: 301 },
  // The addresses of the time when Material UI was the only product.
  { from: '/api-docs', to: '/all-pages', status: 302 },
  { from: '/api-docs/*', to: '/material-ui/api/:splat', status: 302 },
];

/** The legacy addresses below a language's prefix. */
const localizeRedirects = (locale: string): RedirectRule[] =>
  REDIRECTS.map(({ from, to, status }) => ({
    from: `/${locale}${from}`,
    to: `/${locale}${to}`,
    status,
  }));

/** What the rules depend on. */
export interface HostInput {
  /** Names at the top of the build that hold pages, such as `material-ui` or `blog`. */
  readonly pageNames: readonly string[];
  /** Languages beside the default one, each with a folder and a page for what does not exist. */
  readonly locales: readonly string[];
  /** `sha256-…` of the inline scripts, in base64. */
  readonly scriptHashes: readonly string[];
  /** Origins that the page may ask: the ad service, the tag service, the feedback receiver. */
  readonly connectOrigins: readonly string[];
  /** Origins of scripts beside the site's own: the tag service. */
  readonly scriptOrigins: readonly string[];
  /** Policies of documents that run others' code, by address. */
  readonly framePolicies: Readonly<Record<string, string>>;
}

/** The policy of the site's pages: reliability threat model, section 3. */
export function createPagePolicy(
  input: Pick<HostInput, 'scriptHashes' | 'connectOrigins' | 'scriptOrigins'>,
): string {
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
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self' https://codesandbox.io https://stackblitz.com",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function pageRule(input: HostInput): HeaderRule {
  const paths = [...input.pageNames, ...input.locales].flatMap((name) =>
    // A language's folder holds hashed files as well, which have a rule of their own.
    input.locales.includes(name)
      ? [`/${name}`, `/${name}/`]
      : [`/${name}`, `/${name}.html`, `/${name}/*`],
  );
  return {
    paths: ['/', '/index.html', '/404.html', ...paths],
    headers: {
      'Content-Security-Policy': createPagePolicy(input),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
    },
  };
}

/** The one source of every host's files. */
export function createHostRules(input: HostInput): HostRules {
  const frames = Object.entries(input.framePolicies).map(([pathname, policy]) => ({
    paths: [pathname],
    headers: { 'Content-Security-Policy': policy },
  }));
  return {
    headers: [
      { paths: ['/*'], headers: EVERYWHERE },
      pageRule(input),
      ...frames,
      {
        paths: [
          '/assets/*',
          '/fonts/*',
          '/live/*',
          ...input.locales.flatMap((locale) => [`/${locale}/assets/*`, `/${locale}/fonts/*`]),
        ],
        headers: { 'Cache-Control': `public, max-age=${String(YEAR_S)}, immutable` },
      },
      { paths: ['/sw.js', '/manifest.webmanifest'], headers: { 'Cache-Control': 'no-cache' } },
    ],
    redirects: [...REDIRECTS, ...input.locales.flatMap(localizeRedirects)],
    notFound: input.locales.map((locale) => ({
      prefix: `/${locale}/`,
      file: `/${locale}/404.html`,
    })),
  };
}

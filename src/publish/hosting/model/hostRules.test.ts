import { createHostRules } from './createHostRules';
import type { HostInput } from './createHostRules';
import { createPagePolicy } from './createPagePolicy';
import { formatCaddy } from './formatCaddy';
import { formatHeadersFile, formatRedirectsFile } from './formatNetlify';
import { formatNginx } from './formatNginx';
import { findHeaders, findNotFoundFile } from './hostRules';
import { REDIRECTS } from './__fixtures__/redirects';

const HASH = 'sha256-abc=';
const INPUT: HostInput = {
  locales: ['zh'],
  redirects: REDIRECTS,
  scriptHashes: [HASH],
  connectOrigins: ['https://ads.example.org'],
  scriptOrigins: [],
  framePolicies: {
    '/live/frame.11111111.html':
      "default-src 'none'; script-src 'unsafe-eval' 'sha256-frame='; sandbox allow-scripts",
    '/ad-frame.html': "default-src 'none'; script-src 'self' https:; sandbox allow-scripts",
  },
};
const RULES = createHostRules(INPUT);
const SERVER = { root: '/srv/site', port: 8080 };

describe('the page policy', () => {
  const policy = createPagePolicy({
    scriptHashes: [HASH],
    connectOrigins: [],
    scriptOrigins: ['https://tags.example.org'],
  });
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src '));
  test('allows only the site’s scripts and pinned inline scripts', () => {
    expect(scripts).toBe(`script-src 'self' '${HASH}' https://tags.example.org`);
    expect(scripts).not.toMatch(/unsafe/);
  });
  test.each([
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ])('contains %s', (part) => {
    expect(policy.split('; ')).toContain(part);
  });
  test('allows the live preview’s frame on another origin, and that frame allows the site', () => {
    const liveHost = { origin: 'https://live.example.org', pageOrigin: 'https://docs.example.org' };
    const rules = createHostRules({ ...INPUT, liveHost });
    const read = (pathname: string): string =>
      findHeaders(rules, pathname)['Content-Security-Policy'] ?? '';
    expect(read('/').split('; ')).toContain("frame-src 'self' https://live.example.org");
    expect(read('/live/frame.html').split('; ')).toContain(
      "frame-ancestors 'self' https://docs.example.org",
    );
  });
  test('fits into a line of 2,000 characters, the limit of a host', () => {
    expect(policy.length).toBeLessThan(1_900);
  });
});

describe('headers by path', () => {
  test.each([
    '/',
    '/material-ui',
    '/material-ui/react-button',
    '/blog',
    '/404.html',
    '/404',
    '/index',
    '/nowhere',
    '/zh',
    '/zh/404.html',
    '/zh/material-ui/react-button',
  ])('%s has the page policy and is revalidated each time', (pathname) => {
    const headers = findHeaders(RULES, pathname);
    expect(headers['Content-Security-Policy']).toContain(HASH);
    expect(headers['Cache-Control']).toBe('no-cache');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(headers['Referrer-Policy']).toBeDefined();
    expect(headers['Permissions-Policy']).toBeDefined();
    expect(headers['Cross-Origin-Opener-Policy']).toBeDefined();
  });
  test('a hashed file is cached for a year, but sw.js is not', () => {
    expect(findHeaders(RULES, '/assets/js/main.123.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(findHeaders(RULES, '/sw.js')['Cache-Control']).toBe('no-cache');
  });
  test('the service worker has the page policy and also enforces Trusted Types', () => {
    const page = findHeaders(RULES, '/')['Content-Security-Policy'] ?? '';
    expect(page).not.toContain('trusted-types');
    expect(findHeaders(RULES, '/sw.js')['Content-Security-Policy']).toBe(
      `${page}; require-trusted-types-for 'script'; trusted-types 'none'`,
    );
  });
  test.each([
    '/live/frame.11111111.html',
    '/live/frame.11111111',
    '/live/frame.of-another-release.html',
    '/zh/live/frame.11111111',
    '/LIVE/frame.11111111.html',
    '/ad-frame.html',
    '/ad-frame',
    '/zh/ad-frame',
  ])('%s runs untrusted code: it has a sandbox instead of the page policy', (pathname) => {
    const policy = findHeaders(RULES, pathname)['Content-Security-Policy'] ?? '';
    expect(policy).toContain("; sandbox allow-scripts; frame-ancestors 'self'");
    expect(policy).not.toContain(HASH);
  });
  test('a frame’s header has no script hash, because other releases have other scripts', () => {
    expect(findHeaders(RULES, '/live/frame.html')['Content-Security-Policy']).toBe(
      "default-src 'none'; script-src 'unsafe-eval' 'unsafe-inline'; sandbox allow-scripts; frame-ancestors 'self'",
    );
  });
  test('reports violations only if a URL is set', () => {
    const reportUrl = 'https://reports.example.org/csp';
    const on = findHeaders(createHostRules({ ...INPUT, reportUrl }), '/blog');
    expect(on['Reporting-Endpoints']).toBe(`csp="${reportUrl}"`);
    expect(on['Content-Security-Policy']).toContain(`; report-to csp; report-uri ${reportUrl}`);
    const off = findHeaders(RULES, '/blog');
    expect(off).not.toHaveProperty('Reporting-Endpoints');
    expect(off['Content-Security-Policy']).not.toContain('report');
  });
});

describe('the files for all hosts', () => {
  const files = {
    netlify: formatHeadersFile(RULES),
    nginx: formatNginx(RULES, SERVER),
    caddy: formatCaddy(RULES, SERVER),
  };
  const values = [...new Set(RULES.headers.flatMap(({ headers }) => Object.values(headers)))];
  test.each(Object.entries(files))('%s contains every header value', (_name, text) => {
    for (const value of values) expect(text.replaceAll('\\"', '"')).toContain(value);
  });
  test('_headers: one rule for everything, and later rules remove a header before they set it', () => {
    expect(files.netlify).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
    expect(files.netlify).toContain(
      '\n/assets/*\n  ! Cache-Control\n  ! Cross-Origin-Resource-Policy\n  Cache-Control: public',
    );
    // Far below the limit of 100 on one host.
    expect(files.netlify.split('\n\n').length).toBeLessThan(20);
  });
  test('404 pages are in the language of the path, and _redirects has one rule per line', () => {
    expect(findNotFoundFile(RULES, '/zh/nowhere')).toBe('/zh/404.html');
    expect(findNotFoundFile(RULES, '/zhx/nowhere')).toBe('/404.html');
    const redirects = formatRedirectsFile(RULES).split('\n');
    expect(redirects).toEqual(
      expect.arrayContaining(['/zh/* /zh/404.html 404', '/api/* /api-docs/:splat 301']),
    );
    expect(files.caddy).toContain('rewrite @lost0 /zh/404.html');
  });
  test('nginx: uses maps instead of nested headers, and answers 404 for missing files', () => {
    expect(files.nginx).toContain('  ~*^/assets/ "public, max-age=31536000, immutable";');
    expect(files.nginx).toContain(
      'location = /api-docs/aspect-ratio { return 302 /joy-ui/api/aspect-ratio$is_args$args; }',
    );
    expect(files.nginx).toContain('try_files $uri $uri.html $uri/index.html =404;');
    expect(files.nginx).not.toMatch(/^\s+location[^}]*add_header/m);
    expect(files.nginx).toContain('error_page 404 /zh/404.html;');
  });
});

import { createHostRules, createPagePolicy } from './createHostRules';
import { formatCaddy } from './formatCaddy';
import { formatHeadersFile, formatRedirectsFile } from './formatNetlify';
import { formatNginx } from './formatNginx';
import { findHeaders, findNotFoundFile, findRedirect } from './hostRules';

const HASH = 'sha256-abc=';
const RULES = createHostRules({
  pageNames: ['blog', 'material-ui', 'zh/404', 'zh/blog', 'zh/material-ui'],
  locales: ['zh'],
  scriptHashes: [HASH],
  connectOrigins: ['https://ads.example.org'],
  scriptOrigins: [],
  framePolicies: { '/live/frame.html': "default-src 'none'; sandbox allow-scripts" },
});
const SERVER = { root: '/srv/site', port: 8080 };

describe('the page policy', () => {
  const policy = createPagePolicy({
    scriptHashes: [HASH],
    connectOrigins: [],
    scriptOrigins: ['https://tags.example.org'],
  });
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src '));
  test('runs scripts of the site and pinned ones only', () => {
    expect(scripts).toBe(`script-src 'self' '${HASH}' https://tags.example.org`);
    expect(scripts).not.toMatch(/unsafe/);
  });
  test.each([
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ])('has %s', (part) => {
    expect(policy.split('; ')).toContain(part);
  });
  test('fits the line of a host that takes 2,000 characters', () => {
    expect(policy.length).toBeLessThan(1_900);
  });
});

describe('headers by address', () => {
  test.each([
    '/',
    '/material-ui',
    '/material-ui/react-button',
    '/blog',
    '/404.html',
    '/zh',
    '/zh/404.html',
    '/zh/material-ui/react-button',
  ])('%s is a page: policy, and asked for anew each time', (pathname) => {
    const headers = findHeaders(RULES, pathname);
    expect(headers['Content-Security-Policy']).toContain(HASH);
    expect(headers['Cache-Control']).toBe('no-cache');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(headers['Referrer-Policy']).toBeDefined();
    expect(headers['Permissions-Policy']).toBeDefined();
    expect(headers['Cross-Origin-Opener-Policy']).toBeDefined();
  });
  test('a hashed file is kept for a year, and sw.js is not', () => {
    expect(findHeaders(RULES, '/assets/js/main.123.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(findHeaders(RULES, '/sw.js')['Cache-Control']).toBe('no-cache');
  });
  test('a document for others’ code has its own policy and not the page’s', () => {
    expect(findHeaders(RULES, '/live/frame.html')['Content-Security-Policy']).toBe(
      "default-src 'none'; sandbox allow-scripts",
    );
  });
  test('no address gets one header from two rules: hosts would join them', () => {
    const pathnames = ['/', '/blog/a', '/assets/a.js', '/sw.js', '/live/frame.html'];
    for (const pathname of [...pathnames, '/zh', '/zh/blog/a', '/zh/assets/a.js']) {
      const names = RULES.headers
        .filter(({ paths }) =>
          paths.some((p) =>
            p.endsWith('*') ? pathname.startsWith(p.slice(0, -1)) : p === pathname,
          ),
        )
        .flatMap(({ headers }) => Object.keys(headers));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('redirects: contract section 2', () => {
  test.each([
    ['/material-ui/react-button/', '/material-ui/react-button', 301],
    ['/api', '/api-docs', 301],
    ['/api/button', '/api-docs/button', 301],
    ['/api-docs', '/all-pages', 302],
    ['/api-docs/button', '/material-ui/api/button', 302],
    ['/zh/', '/zh', 301],
    ['/zh/api/button', '/zh/api-docs/button', 301],
    ['/zh/api-docs/button', '/zh/material-ui/api/button', 302],
    ['//evil.example/', '/evil.example', 301],
  ])('%s -> %s', (from, to, status) => {
    expect(findRedirect(RULES, from)).toEqual({ to, status });
  });
  test.each(['/', '/fr/material-ui', '/apiary', '/material-ui/api/button', '/zh'])(
    '%s stays',
    (pathname) => {
      expect(findRedirect(RULES, pathname)).toBeUndefined();
    },
  );
});

describe('every host gets the same', () => {
  const files = {
    netlify: formatHeadersFile(RULES),
    nginx: formatNginx(RULES, SERVER),
    caddy: formatCaddy(RULES, SERVER),
  };
  const values = [...new Set(RULES.headers.flatMap(({ headers }) => Object.values(headers)))];
  test.each(Object.entries(files))('%s has every value', (_name, text) => {
    for (const value of values) expect(text).toContain(value);
  });
  test('_headers: an address, then indented lines; few enough rules', () => {
    expect(files.netlify).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/);
    expect(files.netlify.split('\n\n').length).toBeLessThan(100);
    expect(Math.max(...files.netlify.split('\n').map((line) => line.length))).toBeLessThan(2_000);
  });
  test('what does not exist is told in the language of the address', () => {
    expect(findNotFoundFile(RULES, '/zh/nowhere')).toBe('/zh/404.html');
    expect(findNotFoundFile(RULES, '/zhx/nowhere')).toBe('/404.html');
    expect(formatRedirectsFile(RULES)).toContain('/zh/* /zh/404.html 404\n');
    expect(files.caddy).toContain('rewrite @lost0 /zh/404.html');
  });

  test('_redirects: one a line', () => {
    expect(formatRedirectsFile(RULES).split('\n')).toContain('/api/* /api-docs/:splat 301');
  });
  test('nginx: maps instead of nested headers, and no page for what does not exist', () => {
    expect(files.nginx).toContain('  ~^/assets/ "public, max-age=31536000, immutable";');
    expect(files.nginx).toContain('rewrite ^/api/(.*)$ /api-docs/$1 permanent;');
    expect(files.nginx).toContain('try_files $uri $uri.html $uri/index.html =404;');
    // One for the site, and one for the lost addresses of each language.
    expect(files.nginx.match(/location /g)).toHaveLength(2);
    expect(files.nginx).toContain('error_page 404 /zh/404.html;');
  });
});

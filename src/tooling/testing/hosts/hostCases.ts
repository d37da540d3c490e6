import { NONSENSE, OTHER_HOSTS } from './attacks';

/**
 * The expected kind of response. `refused` is any 4xx, because hosts use different ones. `hidden` is a
 * 404, or a redirect to the start page on a host whose rules can't send a 404.
 */
export type ResponseKind =
  | 'page'
  | 'live'
  | 'ad'
  | 'hashed'
  | 'file'
  | 'missing'
  | 'hidden'
  | 'refused'
  | 'moved'
  | 'page or moved';

export interface HostCase {
  readonly what: string;
  readonly path: string;
  readonly kind: ResponseKind;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The target of a `moved` address. */
  readonly to?: string;
  /** Whether static hosts are left out, because their platform decides the response, not our rules. */
  readonly isForServersOnly?: true;
}

const each = (kind: ResponseKind, paths: readonly string[], what: string): HostCase[] =>
  paths.map((path) => ({ what: `${what}: ${path.slice(0, 60)}`, path, kind }));

const forServers = (cases: readonly HostCase[]): HostCase[] =>
  cases.map((value) => ({ ...value, isForServersOnly: true }));

const moved = (path: string, to: string): HostCase => ({
  what: `${path} leads to ${to}`,
  path,
  kind: 'moved',
  to,
});

/** One request or more for every kind of address. */
export const HOST_CASES: readonly HostCase[] = [
  ...each(
    'page',
    ['/', '/material-ui', '/material-ui/react-button', '/blog', '/blog/a-post'],
    'page',
  ),
  ...each('page', ['/search', '/zh', '/zh/material-ui/react-button', '/?q=1'], 'page'),
  ...each(
    'page or moved',
    ['/index.html', '/index', '/404.html', '/404', '/zh/index.html', '/zh/index', '/zh/404.html'],
    'alternative address of a page',
  ),
  ...each(
    'page or moved',
    ['/zh/404', '/search.html', '/material-ui.html', '/material-ui/react-button.html'],
    'alternative address of a page',
  ),
  ...each('live', ['/live/frame.11111111.html', '/live/frame.11111111'], 'live frame'),
  ...each(
    'live',
    ['/live/frame.00000000.html', '/live/frame.00000000'],
    'live frame of the previous release',
  ),
  ...each(
    'live',
    ['/zh/live/frame.11111111.html', '/zh/live/frame.11111111', '/zh/live/frame.00000000'],
    'live frame of a translation',
  ),
  ...forServers(
    each(
      'live',
      [
        '/live%2Fframe.00000000.html',
        '/%6Cive/frame.00000000.html',
        '/live/%66rame.00000000',
        '//live/frame.00000000.html',
        '/live//frame.00000000.html',
        '/./live/frame.00000000.html',
        '/blog/../live/frame.00000000.html',
        '/blog/%2e%2e/live/frame.00000000.html',
        '/blog/..%2Flive/frame.00000000',
        '/live/frame.00000000.html?x',
        '/live/frame.00000000.html/',
        '/LIVE/frame.00000000.html',
        '/live/./frame.00000000',
        '/zh%2Flive%2Fframe.00000000.html',
        '/live%5Cframe.00000000.html',
      ],
      'obfuscated address of a live frame',
    ),
  ),
  ...each('ad', ['/ad-frame.html', '/ad-frame', '/zh/ad-frame.html', '/zh/ad-frame'], 'ad frame'),
  ...forServers(each('ad', ['/%61d-frame', '//ad-frame.html', '/x/../ad-frame.html'], 'ad frame')),
  ...each('file', ['/ad-frame.js', '/sw.js', '/manifest.webmanifest', '/robots.txt'], 'file'),
  ...each('file', ['/search/manifest.json', '/material-ui/react-button.md'], 'file'),
  ...each('file', ['/.well-known/security.txt'], 'file'),
  ...each('hashed', ['/assets/js/main.11111111.js', '/live/react.11111111.js'], 'hashed file'),
  ...each(
    'hashed',
    ['/zh/assets/js/main.11111111.js', '/fonts/sans.11111111.woff2'],
    'hashed file',
  ),
  ...each('hashed', ['/assets/js/main.00000000.js'], 'hashed file of the previous release'),
  ...each(
    'missing',
    ['/nowhere', '/nowhere.html', '/material-ui/nowhere', '/zh/nowhere'],
    'missing',
  ),
  ...each('missing', ['/fr', '/fr/material-ui', '/blog/nowhere', '/index/index'], 'missing'),
  // Netlify's and Cloudflare's rules match by address, whether the file exists or not.
  ...forServers([
    ...each('missing', ['/assets/js/gone.22222222.js', '/fonts/gone.woff2'], 'missing file'),
    ...each('missing', ['/live/gone.22222222.js', '/zh/assets/js/gone.2.js'], 'missing file'),
    ...each('missing', ['/live/frame.22222222.html', '/ad-frame/x', '/assets'], 'missing frame'),
  ]),
  ...each(
    'hidden',
    ['/_headers', '/_redirects', '/.host-rules.json', '/.complete'],
    'file for hosts',
  ),
  ...each('hidden', ['/deploy/nginx.conf', '/deploy/Caddyfile'], 'file for hosts'),
  ...each('missing', ['/deploy', '/.git/config'], 'file for hosts'),
  ...forServers(
    each(
      'missing',
      [
        '/%5Fheaders',
        '//_headers',
        '/deploy%2Fnginx.conf',
        '/x/../deploy/Caddyfile',
        '/%2ecomplete',
      ],
      'obfuscated address of a file for hosts',
    ),
  ),
  ...forServers(
    each('missing', OTHER_HOSTS, 'another host').map((value) => ({ ...value, kind: 'refused' })),
  ),
  ...forServers(
    each('page or moved', ['//evil.test/%2e%2e', '/zh/..//evil.test/..'], 'another host'),
  ),
  ...forServers(each('refused', NONSENSE, 'nonsense')),
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].flatMap((method) =>
    forServers(
      ['/', '/material-ui/react-button', '/assets/js/main.11111111.js', '/nowhere'].map((path) => ({
        what: `${method} ${path}`,
        path,
        method,
        kind: 'refused',
      })),
    ),
  ),
  ...forServers(
    ['5-2', '-0', 'x-y', '0-0,5-2', '999999-', '2-999999', '-', '', '1e9-', '-5'].map((range) => ({
      what: `Range: bytes=${range}`,
      path: '/robots.txt',
      headers: { Range: `bytes=${range}` },
      kind: 'file',
    })),
  ),
  moved('/material-ui/', '/material-ui'),
  moved('/material-ui/react-button/', '/material-ui/react-button'),
  moved('/zh/', '/zh'),
  moved('/api', '/api-docs'),
  moved('/api/button', '/api-docs/button'),
  moved('/api-docs', '/all-pages'),
  moved('/api-docs/button', '/material-ui/api/button'),
  moved('/zh/api/button', '/zh/api-docs/button'),
  moved('/zh/api-docs/button', '/zh/material-ui/api/button'),
  moved('/api-docs/data-grid', '/x/api/data-grid/data-grid'),
  moved('/api-docs/data-grid/data-grid', '/x/api/data-grid/data-grid'),
  moved('/api-docs/bar-chart', '/x/api/charts/bar-chart'),
  moved('/api-docs/aspect-ratio', '/joy-ui/api/aspect-ratio'),
  moved('/api-docs/dashboard-layout', '/toolpad/core/api/dashboard-layout'),
  moved('/zh/api-docs/data-grid', '/zh/x/api/data-grid/data-grid'),
  moved('/zh/blog', '/blog'),
  moved('/zh/blog/a-post', '/blog/a-post'),
  moved('/zh/demo', '/demo'),
  moved('/zh/demo/material-ui/react-button/Basic', '/demo/material-ui/react-button/Basic'),
  moved('/zh/api-data/index.json', '/api-data/index.json'),
  moved('/zh/llms.txt', '/llms.txt'),
  moved('/en', '/'),
  moved('/en/material-ui', '/material-ui'),
  moved('/en/material-ui/react-button', '/material-ui/react-button'),
  moved('/en/search', '/search'),
  ...forServers([
    moved('/api/button?x=1', '/api-docs/button?x=1'),
    moved('/zh/?x=1', '/zh?x=1'),
    moved('/zh/demo/a/B?dir=rtl', '/demo/a/B?dir=rtl'),
  ]),
];

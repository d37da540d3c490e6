import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test.each(['/', '/material-ui/react-button', '/blog', '/nowhere'])(
  '%s has the page policy and is revalidated',
  async (pathname) => {
    const { headers } = await fetch(site.url + pathname);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
    expect(scripts).toMatch(/^script-src 'self' 'sha256-/);
    expect(scripts).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-cache');
  },
);

test('hashed files are cached for a year', async () => {
  const html = await (await fetch(site.url)).text();
  const script = /src="?(\/assets\/js\/main[^">\s]+)/.exec(html)?.[1] ?? '';
  const { status, headers } = await fetch(site.url + script);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/material-ui/react-button/', 301, '/material-ui/react-button'],
  ['/api/button?x=1', 301, '/api-docs/button?x=1'],
  ['/api-docs/button', 302, '/material-ui/api/button'],
])('%s responds with %i to %s', async (from, status, to) => {
  const response = await fetch(site.url + from, { redirect: 'manual' });
  expect({ status: response.status, to: response.headers.get('location') }).toEqual({ status, to });
});

test('an unknown two-letter prefix is not redirected', async () => {
  expect((await fetch(`${site.url}/fr/material-ui`)).status).toBe(404);
});

/** Attacks that an injection could attempt. Each sets `window.pwned` if it runs. */
const ATTACKS: readonly [string, string][] = [
  ['an inline script', '<script>window.pwned = true</script>'],
  ['an event handler', '<img src="/nowhere.png" onerror="window.pwned = true">'],
  ['a script of another host', '<script src="https://evil.example/x.js"></script>'],
  ['a frame of another host', '<iframe src="https://evil.example/"></iframe>'],
  ['a data frame', '<iframe src="data:text/html,<script>parent.pwned=true</script>"></iframe>'],
  ['an object', '<object data="https://evil.example/x.swf"></object>'],
];

test.each(ATTACKS)('%s is blocked', async (_name, html) => {
  const { page } = await site.open('/versions');
  await hydrated(page);
  const blocked = await page.evaluate(
    (markup) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          resolve(effectiveDirective);
        });
        const fragment = document.createRange().createContextualFragment(markup);
        document.body.append(fragment);
      }),
    html,
  );
  expect(blocked).toMatch(/^(script|frame|object|default)-src/);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await page.context().close();
});

test('strings are not evaluated as code', async () => {
  const { page } = await site.open('/versions');
  await hydrated(page);
  // The browser's developer tools can evaluate strings, but a timer set by the page can't.
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
          resolve(blockedURI);
        });
        window.setTimeout('window.pwned = true', 0);
      }),
  );
  expect(blocked).toBe('eval');
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await page.context().close();
});

test('an injected base element does not change where links lead', async () => {
  const { page } = await site.open('/versions');
  const origin = await page.evaluate(() => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.prepend(base);
    return new URL('x', document.baseURI).origin;
  });
  expect(origin).toBe(site.url);
  await page.context().close();
});

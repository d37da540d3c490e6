import { ENTRY, startAdSite, visit, waitForAd } from '../../tooling/testing/browser/adVisit';
import type { AdSite } from '../../tooling/testing/browser/adVisit';
import { hostileDescriptions } from './client/__fixtures__/hostileDescriptions';

let adSite: AdSite;
beforeAll(async () => {
  adSite = await startAdSite();
}, 60_000);
afterAll(() => adSite.close());

/** Tries to escape the frame in many ways, and to replace or fake the ad. */
const HOSTILE_SCRIPT = `
  const attempts = [
    () => { window.top.location = 'https://evil.example/'; },
    () => { window.parent.document.body.innerHTML = ''; },
    () => window.parent.localStorage.length,
    () => window.localStorage.setItem('x', '1'),
    () => window.sessionStorage.length,
    () => { document.cookie = 'x=1'; },
    () => window.indexedDB.open('x').onsuccess,
    () => navigator.serviceWorker.register('/sw.js'),
    () => window.frameElement.remove(),
    () => window.parent.pwn(),
    () => window.top.document.title,
    () => window.parent.history.back(),
  ];
  for (const attempt of attempts) { try { attempt(); } catch {} }
  alert('x');
  document.body.innerHTML = '<h1 style="font-size:900px">Everything is ours</h1>';
  for (let i = 0; i < 10000; i += 1) parent.postMessage({ type: 'site-ad-frame', nonce: 'guess', height: 1e9 }, '*');
  throw new Error('hostile');
`;

function watchPwn(): void {
  Object.assign(window, {
    pwn: () => {
      document.documentElement.dataset['pwned'] = 'yes';
    },
  });
}

/** Returns active elements and event handlers outside the slot, which an escaped description would leave there. */
function listActiveElements(): string[] {
  const active = 'iframe, object, embed, base, math, audio, video, marquee, dialog, form';
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.closest('[data-ad-state]') === null)
    .filter(
      (element) =>
        element.matches(active) || [...element.attributes].some(({ name }) => /^on/i.test(name)),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

test('no hostile description runs code or escapes the slot', async () => {
  adSite.service.behave({ json: { ads: [ENTRY] } });
  const { page } = await visit(adSite, { consent: 'denied' });
  await page.evaluate(watchPwn);
  const before = await page.evaluate(listActiveElements);
  for (const description of hostileDescriptions.filter((html) => html.length < 20_000)) {
    adSite.service.behave({ json: { ads: [{ ...ENTRY, pixel: '', statimp: '', description }] } });
    // Withdrawing consent and giving it again requests another ad.
    for (const [answer, state] of [
      ['denied', 'inhouse'],
      ['granted', 'sponsor'],
    ] as const) {
      await page.evaluate((newValue) => {
        localStorage.setItem('site-consent', newValue);
        window.dispatchEvent(
          new StorageEvent('storage', {
            key: 'site-consent',
            newValue,
            storageArea: localStorage,
          }),
        );
      }, answer);
      await waitForAd(page, state);
    }
    const tags = await page.$$eval('[data-ad-card] [dir] *', (elements) =>
      elements.map(({ tagName, attributes }) => `${tagName}${String(attributes.length)}`),
    );
    expect(tags.filter((tag) => !/^(B|STRONG|EM|I|BR)0$/.test(tag))).toEqual([]);
  }
  expect(await page.getAttribute('html', 'data-pwned')).toBeNull();
  expect(await page.evaluate(listActiveElements)).toEqual(before);
  await page.context().close();
}, 120_000);

test('links, images, and pixels that are not https are never used', async () => {
  const bad = [
    'javascript:pwn()',
    'http://ads.docs.example.org/',
    'data:text/html,x',
    '//x.example',
  ];
  adSite.service.behave({
    json: {
      ads: [
        ...bad.map((statlink) => ({ ...ENTRY, statlink })),
        { ...ENTRY, company: 'Good', image: 'javascript:pwn()', pixel: bad.join('||') },
      ],
    },
  });
  const { page, requests, consoleErrors } = await visit(adSite);
  await waitForAd(page, 'sponsor');
  const link = page.locator('[data-ad-card]');
  expect(await link.getAttribute('href')).toBe(ENTRY.statlink);
  expect(await link.getAttribute('rel')).toBe('noopener sponsored nofollow');
  expect(await link.textContent()).toContain('Good');
  expect(
    await page.$$eval('[data-ad] img', (images) =>
      images.map((image) => image.getAttribute('src')),
    ),
  ).toEqual([ENTRY.statimp]);
  expect(requests.every((url) => url.startsWith('https:'))).toBe(true);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('a hostile script can’t reach the page, and an in-house ad is shown', async () => {
  adSite.service.behave({ json: '500', script: HOSTILE_SCRIPT });
  const { page, shifts } = await visit(adSite);
  await page.evaluate(watchPwn);
  const { url, title } = { url: page.url(), title: await page.title() };
  await waitForAd(page, 'inhouse');
  expect([page.url(), await page.title()]).toEqual([url, title]);
  expect(await page.getAttribute('html', 'data-pwned')).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('x'))).toBeNull();
  expect(await page.locator('h1').count()).toBe(1);
  expect(await shifts()).toEqual([]);
  await page.context().close();
});

test('a frame that navigates is removed', async () => {
  adSite.service.behave({
    json: '500',
    script: `setTimeout(() => { location.href = 'https://ads.docs.example.org/x.svg'; }, 1500);`,
  });
  const { page, requests } = await visit(adSite);
  await waitForAd(page, 'inhouse');
  // Only the frame requests the script.
  expect(requests.filter((url) => url.endsWith('.js'))).toHaveLength(1);
  await page.locator('[data-ad] iframe').waitFor({ state: 'detached' });
  await page.context().close();
});

test('an ad without visible text is skipped for the next one', async () => {
  const blank = { ...ENTRY, company: '\u200b', description: '<b> \u2060</b><img src="x" alt="x">' };
  adSite.service.behave({ json: { ads: [blank, { ...ENTRY, company: 'Good' }] } });
  const { page } = await visit(adSite);
  await waitForAd(page, 'sponsor');
  expect(await page.locator('[data-ad-card]').textContent()).toContain('Good');
  await page.context().close();
});

test('the frame’s page runs nothing when it is opened outside a frame', async () => {
  adSite.service.behave({ json: {}, script: 'document.title = "pwned"' });
  const task = { scriptUrl: 'https://ads.docs.example.org/x.js', sponsorSelector: 'a', nonce: 'n' };
  const context = await adSite.site.browser.newContext();
  const requests: string[] = [];
  context.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const page = await context.newPage();
  const hash = encodeURIComponent(JSON.stringify(task));
  await page.goto(`${adSite.site.url}/ad-frame.html#${hash}`, { waitUntil: 'load' });
  expect(requests.filter((path) => path !== '/favicon.ico')).toEqual([
    '/ad-frame.html',
    '/ad-frame.js',
  ]);
  expect(await page.locator('script').count()).toBe(1);
  await context.close();
});

import type { Page } from 'playwright-core';
import { hydrated, painted, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

/** Back and Forward lead to the place that the reader left (spec NAV-11). */
const FIRST = '/material-ui/react-button';
const DEPTHS = [900, 1500, 400, 2100, 700];
const WIDE = { reducedMotion: 'reduce' as const, viewport: { width: 1280, height: 800 } };

/** Where a page is scrolled to, and what is seen there. */
interface Place {
  readonly path: string;
  readonly top: number;
  /** The first heading or demo below the header, and how far below the top of the view it is. */
  readonly id: string;
  readonly offset: number;
}

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function open(pathname: string): Promise<Page> {
  const context = await site.browser.newContext(WIDE);
  // A web font that comes between two visits of a page changes its height, and so the place.
  await context.route('**/*.woff2', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(site.url + pathname);
  await hydrated(page);
  return page;
}

/** Resolves when the demos around the view run. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-demo-preview]')].every((preview) => {
      const { top, bottom } = preview.getBoundingClientRect();
      const isNear = bottom > -300 && top < innerHeight + 300;
      return !isNear || preview.querySelector(':scope > [data-used] > *') !== null;
    }),
  );
  await painted(page);
}

const readPlace = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll('main :is(h2, h3, figure)[id]')];
    const found = marks.find(
      (mark) =>
        mark.getClientRects().length > 0 &&
        mark.closest('[data-demo-preview]') === null &&
        mark.getBoundingClientRect().top > 60,
    );
    return {
      path: location.pathname + location.hash,
      top: Math.round(scrollY),
      id: found?.id ?? '',
      offset: Math.round(found?.getBoundingClientRect().top ?? 0),
    };
  });

/** Scrolls as a reader does. */
async function scrollDown(page: Page, top: number): Promise<Place> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, top - before);
  await page.waitForFunction((y) => scrollY !== y, before);
  await settled(page);
  return readPlace(page);
}

/** Follows the link to the next page without scrolling to it. */
async function goNext(page: Page): Promise<void> {
  const link = page.locator('.pagination-nav__link--next');
  const href = (await link.getAttribute('href')) ?? '';
  await link.dispatchEvent('click');
  await arrived(page, href);
}

/**
 * Resolves when the page of an address is shown and Docusaurus has scrolled it to the top. The
 * address and the canonical link already change while the old page is still shown.
 */
async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (id) => document.documentElement.classList.contains(`docs-doc-id-${id}/index`),
    path.replace(/#.*/, '').slice(1),
  );
  await painted(page);
}

async function expectPlace(page: Page, place: Place): Promise<void> {
  await arrived(page, place.path);
  // On the same page nothing else tells that the place has been restored.
  await page.waitForFunction((top) => Math.abs(Math.round(scrollY) - top) <= 2, place.top);
  await settled(page);
  const now = await readPlace(page);
  expect({ ...now, top: 0, offset: 0 }).toEqual({ ...place, top: 0, offset: 0 });
  expect(Math.abs(now.top - place.top)).toBeLessThanOrEqual(2);
  expect(Math.abs(now.offset - place.offset)).toBeLessThanOrEqual(2);
}

test('back through five pages, forward again, and back after a reload', async () => {
  const page = await open(FIRST);
  const places: Place[] = [];
  for (const [index, depth] of DEPTHS.entries()) {
    if (index > 0) await goNext(page);
    places.push(await scrollDown(page, depth));
  }
  for (const place of places.slice(0, -1).reverse()) {
    await page.goBack();
    await expectPlace(page, place);
  }
  for (const place of places.slice(1)) {
    await page.goForward();
    await expectPlace(page, place);
  }
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expectPlace(page, places[3] as Place);
  await page.context().close();
}, 120_000);

test('between places of one page, where smooth scrolling animates nothing', async () => {
  const page = await open(FIRST);
  const links = page.locator('.table-of-contents__link');
  const places = [await scrollDown(page, 300)];
  for (const index of [1, 3]) {
    const before = await page.evaluate(() => scrollY);
    await links.nth(index).dispatchEvent('click');
    await page.waitForFunction((y) => scrollY !== y, before);
    // A little further than the heading that the hash names.
    places.push(await scrollDown(page, (await page.evaluate(() => scrollY)) + 120));
  }
  await page.addStyleTag({ content: 'html { scroll-behavior: smooth !important }' });
  const [first, second, third] = places as [Place, Place, Place];
  expect(third.path).not.toBe(second.path);
  for (const [go, place] of [
    ['goBack', second],
    ['goBack', first],
    ['goForward', second],
    ['goForward', third],
  ] as const) {
    await page[go]();
    await page.waitForFunction((path) => location.pathname + location.hash === path, place.path);
    await expectPlace(page, place);
  }
  await page.context().close();
});

test('demos above that start late, and a page whose code comes late', async () => {
  const page = await open('/material-ui/react-table');
  const place = await scrollDown(page, 2600);
  await goNext(page);
  await scrollDown(page, 500);
  await page.goBack();
  await expectPlace(page, place);
  // The reader looks at what is above: it starts, and nothing jumps.
  await page.mouse.wheel(0, -300);
  await page.waitForFunction((y) => scrollY < y - 200, place.top);
  await settled(page);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(place.top - 300);
  await page.context().close();
});

test('after Back the reader scrolls on freely, and new links lead to their target', async () => {
  const page = await open(FIRST);
  await scrollDown(page, 900);
  await goNext(page);
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.waitForFunction(() => scrollY > 800);
  const said = page.locator('[data-route-announcer]');
  await page.waitForFunction(() => document.title.startsWith('Button'));
  await said.getByText(await page.title()).waitFor({ state: 'attached' });
  await page.mouse.wheel(0, 350);
  await page.waitForFunction(() => scrollY > 1200);
  await page.evaluate(() => {
    window.scrollTo({ top: 200, behavior: 'instant' });
    const late = document.createElement('div');
    late.style.blockSize = '500px';
    document.querySelector('main article')?.append(late);
  });
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  const link = page.locator('.table-of-contents__link').nth(4);
  const id = decodeURIComponent((await link.getAttribute('href')) ?? '').slice(1);
  await link.dispatchEvent('click');
  await page.waitForFunction((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
    return top >= 60 && top < 200;
  }, id);
  await page.context().close();
});

import type { Page } from 'playwright-core';
import { hydrated, painted, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

/** Back and Forward restore the scroll position (spec NAV-11). */
const FIRST = '/material-ui/react-button';
const DEPTHS = [900, 1500, 400, 2100, 700];
const WIDE = { reducedMotion: 'reduce' as const, viewport: { width: 1280, height: 800 } };

/** The scroll position of a page, and the first anchor that's visible there. */
interface Position {
  readonly path: string;
  readonly top: number;
  /** The first heading or demo below the header, and its distance from the top of the viewport. */
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
  // A web font that arrives between two visits of a page would change its height.
  await context.route('**/*.woff2', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(site.url + pathname);
  await hydrated(page);
  return page;
}

/** Resolves when the demos near the viewport are hydrated. */
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

const readPosition = (page: Page): Promise<Position> =>
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

/** Scrolls with the mouse wheel. */
async function scrollDown(page: Page, top: number): Promise<Position> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, top - before);
  await page.waitForFunction((y) => scrollY !== y, before);
  await settled(page);
  return readPosition(page);
}

/** Clicks the link to the next page without scrolling to it. */
async function goNext(page: Page): Promise<void> {
  const link = page.locator('.pagination-nav__link--next');
  const href = (await link.getAttribute('href')) ?? '';
  await link.dispatchEvent('click');
  await arrived(page, href);
}

/**
 * Resolves when a page is shown and Docusaurus has scrolled it to the top. The URL and the canonical
 * link aren't enough, because they change while the old page is still shown.
 */
async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (id) => document.documentElement.classList.contains(`docs-doc-id-${id}/index`),
    path.replace(/#.*/, '').slice(1),
  );
  await painted(page);
}

async function expectPosition(page: Page, position: Position): Promise<void> {
  await arrived(page, position.path);
  // Within one page, nothing else shows that the position has been restored.
  await page.waitForFunction((top) => Math.abs(Math.round(scrollY) - top) <= 2, position.top);
  await settled(page);
  const actual = await readPosition(page);
  expect({ ...actual, top: 0, offset: 0 }).toEqual({ ...position, top: 0, offset: 0 });
  expect(Math.abs(actual.top - position.top)).toBeLessThanOrEqual(2);
  expect(Math.abs(actual.offset - position.offset)).toBeLessThanOrEqual(2);
}

test('restores five pages on Back, on Forward, and on Back after a reload', async () => {
  const page = await open(FIRST);
  const positions: Position[] = [];
  for (const [index, depth] of DEPTHS.entries()) {
    if (index > 0) await goNext(page);
    positions.push(await scrollDown(page, depth));
  }
  for (const position of positions.slice(0, -1).reverse()) {
    await page.goBack();
    await expectPosition(page, position);
  }
  for (const position of positions.slice(1)) {
    await page.goForward();
    await expectPosition(page, position);
  }
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expectPosition(page, positions[3] as Position);
  await page.context().close();
}, 120_000);

test('restores positions within one page, without smooth scrolling', async () => {
  const page = await open(FIRST);
  const links = page.locator('.table-of-contents__link');
  const positions = [await scrollDown(page, 300)];
  for (const index of [1, 3]) {
    const before = await page.evaluate(() => scrollY);
    await links.nth(index).dispatchEvent('click');
    await page.waitForFunction((y) => scrollY !== y, before);
    // A little below the heading in the hash.
    positions.push(await scrollDown(page, (await page.evaluate(() => scrollY)) + 120));
  }
  await page.addStyleTag({ content: 'html { scroll-behavior: smooth !important }' });
  const [first, second, third] = positions as [Position, Position, Position];
  expect(third.path).not.toBe(second.path);
  for (const [go, position] of [
    ['goBack', second],
    ['goBack', first],
    ['goForward', second],
    ['goForward', third],
  ] as const) {
    await page[go]();
    await page.waitForFunction((path) => location.pathname + location.hash === path, position.path);
    await expectPosition(page, position);
  }
  await page.context().close();
});

test('restores the position when demos above hydrate late', async () => {
  const page = await open('/material-ui/react-table');
  const position = await scrollDown(page, 2600);
  await goNext(page);
  await scrollDown(page, 500);
  await page.goBack();
  await expectPosition(page, position);
  // Scrolling up hydrates the demos above, and nothing jumps.
  await page.mouse.wheel(0, -300);
  await page.waitForFunction((y) => scrollY < y - 200, position.top);
  await settled(page);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(position.top - 300);
  await page.context().close();
});

test('after Back, scrolling is free and links lead to their target', async () => {
  const page = await open(FIRST);
  await scrollDown(page, 900);
  await goNext(page);
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.waitForFunction(() => scrollY > 800);
  const announcer = page.locator('[data-route-announcer]');
  await page.waitForFunction(() => document.title.startsWith('Button'));
  await announcer.getByText(await page.title()).waitFor({ state: 'attached' });
  await page.mouse.wheel(0, 350);
  await page.waitForFunction(() => scrollY > 1200);
  await page.evaluate(() => {
    window.scrollTo({ top: 200, behavior: 'instant' });
    const addition = document.createElement('div');
    addition.style.blockSize = '500px';
    document.querySelector('main article')?.append(addition);
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

import { NO_OVERFLOW, readOverflow, readSides } from './layoutMeasures';
import { hydrated, startSite } from './site';
import type { SiteUnderTest } from './site';

/** Right to left, long words, reduced motion, forced colors, and print. */
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('right to left stays on after a navigation', async () => {
  const { page } = await site.open('/versions', { viewport: { width: 1280, height: 800 } });
  await hydrated(page);
  await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Right to left' }).check();
  await page.keyboard.press('Escape');
  await page.locator('.navbar a[href="/blog"]').click();
  await page.waitForURL('**/blog');
  await page.waitForFunction(() => document.title.includes('blog'));
  expect(await page.evaluate(readSides)).toMatchObject({ isBrandRight: true, isModeLeft: true });
  await page.context().close();
});

test("a very long word doesn't widen the page", async () => {
  const { page } = await site.open('/material-ui/react-button', {
    viewport: { width: 320, height: 640 },
  });
  await hydrated(page);
  await page.evaluate(() => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);
    for (const element of document.querySelectorAll(
      'h1, main p, main li, .breadcrumbs__link, .pagination-nav__label, .footer__link-item',
    )) {
      element.textContent = word;
    }
  });
  expect(await page.evaluate(readOverflow)).toEqual(NO_OVERFLOW);
  await page.context().close();
});

test('with reduced motion, no animation is longer than 10 ms', async () => {
  const { page } = await site.open('/material-ui/react-button', { reducedMotion: 'reduce' });
  await hydrated(page);
  const demo = page.locator('[data-demo]').first();
  await demo.locator('[data-used]').waitFor({ state: 'attached' });
  const longest: number[] = [];
  const recordLongest = async (): Promise<void> => {
    longest.push(
      await page.evaluate(() =>
        Math.max(
          0,
          ...document.getAnimations().map((animation) => {
            const { duration } = animation.effect?.getTiming() ?? {};
            return typeof duration === 'number' ? duration : 0;
          }),
        ),
      ),
    );
  };
  await demo.locator('[data-demo-preview] button').first().click();
  await recordLongest();
  await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
  await recordLongest();
  await page.keyboard.press('Escape');
  await page.locator('.theme-doc-sidebar-menu button[aria-expanded]').first().click();
  await recordLongest();
  expect(Math.max(...longest)).toBeLessThanOrEqual(10);
  await page.context().close();
});

test('in forced colors, controls have a visible border', async () => {
  const { page } = await site.open('/material-ui/react-button', {
    forcedColors: 'active',
    viewport: { width: 1280, height: 800 },
  });
  await hydrated(page);
  await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
  const shapes = await page.evaluate(() => {
    const describe = (selector: string): { selector: string; border: number } => {
      const element = document.querySelector(selector);
      const style = element === null ? undefined : getComputedStyle(element);
      const hasLine = style !== undefined && style.borderBlockStartStyle !== 'none';
      return { selector, border: hasLine ? parseFloat(style.borderBlockStartWidth) : 0 };
    };
    return [
      'dialog[open]',
      'dialog[open] button',
      'dialog[open] label',
      '[data-demo]',
      '.theme-code-block',
      '.pagination-nav__link',
    ].map(describe);
  });
  expect(shapes.filter(({ border }) => border < 1)).toEqual([]);
  await page.keyboard.press('Escape');
  const active = await page.$eval('.theme-doc-sidebar-menu [aria-current="page"]', (link) =>
    parseFloat(getComputedStyle(link).outlineWidth),
  );
  expect(active).toBeGreaterThanOrEqual(1);
  await page.context().close();
});

test('print shows the text at full width, without navigation and controls', async () => {
  const { page } = await site.open('/material-ui/react-button', {
    // A4 at 96 px per inch.
    viewport: { width: 794, height: 1123 },
  });
  await hydrated(page);
  // Emulating print doesn't dispatch the event.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const visible = await page.evaluate(() =>
    [
      '.navbar',
      '.theme-doc-sidebar-container',
      '.theme-doc-toc-desktop',
      'footer',
      'button',
      '.pagination-nav',
      '[data-demo-toolbar]',
      '[data-demo-short]',
    ].filter((selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some(
        (element) => element.checkVisibility() && element.closest('[data-demo-preview]') === null,
      ),
    ),
  );
  expect(visible).toEqual([]);
  const width = await page.$eval('main article', (article) => article.clientWidth);
  expect(width).toBeGreaterThan(740);
  const sources = page.locator('[data-demo-source]');
  for (let index = 0; index < (await sources.count()); index += 1) {
    expect(await sources.nth(index).locator('pre:visible').count()).toBeGreaterThan(0);
  }
  const demo = page.locator('[data-demo="BasicButtons"] [data-demo-preview] button').first();
  expect(await demo.isVisible()).toBe(true);
  await page.context().close();
});

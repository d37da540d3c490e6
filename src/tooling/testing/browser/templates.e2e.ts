import type { Page } from 'playwright-core';
import { createContrastAudit } from './contrastAudit';
import type { ContrastAudit } from './contrastAudit';
import {
  MIN_TARGET_PX,
  NO_OVERFLOW,
  listSmallTargets,
  readOverflow,
  readSides,
} from './layoutMeasures';
import { findViolations } from './runAxe';
import { threadIdle } from './quietPage';
import { collectConsoleErrors, hydrated, resize, setMode, startSite } from './site';
import type { SiteUnderTest } from './site';
import { TEMPLATES } from './templates';

/**
 * One page of every kind, loaded twice: in light mode on a desktop, and in dark mode from right to
 * left on a phone. Each load is checked at all widths and modes that don't need another load.
 */
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Hydrates all demos, because the library completes its attributes in the browser. */
async function hydrateDemos(page: Page): Promise<void> {
  const demos = page.locator('[data-demo]');
  for (let index = 0; index < (await demos.count()); index += 1) {
    const demo = demos.nth(index);
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('[data-demo-root][data-used]').first().waitFor({ state: 'attached' });
  }
  await threadIdle(page);
}

/**
 * Audits each style signature on the first template that has it. Phones have some that desktops
 * don't.
 */
const auditDesktop = createContrastAudit();
const auditPhone = createContrastAudit();

/** Checks a page from the top, because axe reports elements that the header covers as too small. */
async function expectNoneFromTop(page: Page, find: () => Promise<string[]>): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  expect(await find()).toEqual([]);
}

const hasNoViolations = (page: Page): Promise<void> =>
  expectNoneFromTop(page, () => findViolations(page, 'html', 'structure'));

const hasGoodContrast = (page: Page, audit: ContrastAudit, mode: 'light' | 'dark'): Promise<void> =>
  expectNoneFromTop(page, () => audit(page, { include: 'html' }, mode));

/** Compares the width too, so that a failure shows it. */
async function fits(page: Page, width: number, height = 900): Promise<void> {
  await resize(page, { width, height });
  expect({ width, ...(await page.evaluate(readOverflow)) }).toEqual({ width, ...NO_OVERFLOW });
}

async function hasLargeTargets(page: Page, width: number): Promise<void> {
  await resize(page, { width, height: 900 });
  const small = await page.evaluate(listSmallTargets, MIN_TARGET_PX);
  expect({ width, small }).toEqual({ width, small: [] });
}

/** Removes the browser's message about the address that answers with 404, as it should. */
const withoutNotFound = (consoleErrors: readonly string[], pathname: string): string[] =>
  consoleErrors.filter(
    (text) => pathname !== '/no/such/page' || !text.endsWith(`(${site.url}${pathname})`),
  );

describe.each(TEMPLATES)('%s', (pathname) => {
  test('light mode on a desktop, then other widths and dark mode', async () => {
    const { page, consoleErrors } = await site.open(pathname, {
      colorScheme: 'light',
      viewport: { width: 1280, height: 900 },
    });
    await hydrated(page);
    await hydrateDemos(page);
    await hasNoViolations(page);
    await hasGoodContrast(page, auditDesktop, 'light');
    await hasLargeTargets(page, 1280);
    for (const width of [1440, 900, 360]) await fits(page, width);
    // A window of 1280 × 1024 px at a zoom of 400%.
    await fits(page, 320, 256);
    await hasLargeTargets(page, 360);
    await setMode(page, 'dark');
    // Colors are the same at all widths, so one mode is enough on a phone.
    await hasNoViolations(page);
    await hasGoodContrast(page, auditPhone, 'dark');
    await resize(page, { width: 1280, height: 900 });
    // Only the colors depend on the mode; everything else was checked in light mode.
    await hasGoodContrast(page, auditDesktop, 'dark');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await fits(page, 1280);
    expect(withoutNotFound(consoleErrors, pathname)).toEqual([]);
    await page.context().close();
  }, 180_000);

  test('dark mode from right to left on a phone, then on a desktop', async () => {
    const context = await site.browser.newContext({
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 800 },
    });
    await context.addInitScript(() => {
      localStorage.setItem('site-direction', 'rtl');
    });
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    await page.goto(site.url + pathname);
    await hydrated(page);
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    await fits(page, 320);
    await fits(page, 1280);
    expect(await page.evaluate(readSides)).toEqual({
      isBrandRight: true,
      isModeLeft: true,
      isSidebarRight: true,
      isCodeRight: false,
    });
    expect(withoutNotFound(consoleErrors, pathname)).toEqual([]);
    await context.close();
  }, 60_000);
});

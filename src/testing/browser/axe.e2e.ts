import type { Page } from 'playwright-core';
import { findViolations } from './runAxe';
import { hydrated, startSite } from './site';
import type { SiteUnderTest } from './site';
import { TEMPLATES } from './templates';

const WIDTHS = { phone: 360, desktop: 1280 } as const;

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function open(
  pathname: string,
  colorScheme: 'light' | 'dark',
  width: keyof typeof WIDTHS,
): Promise<Page> {
  const { page } = await site.open(pathname, {
    colorScheme,
    viewport: { width: WIDTHS[width], height: 900 },
  });
  await hydrated(page);
  return page;
}

/** Brings all demos to life: the library finishes its attributes in the browser. */
async function wakeDemos(page: Page): Promise<void> {
  const demos = page.locator('[data-demo]');
  for (let index = 0; index < (await demos.count()); index += 1) {
    const demo = demos.nth(index);
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('[data-demo-root][data-used]').first().waitFor({ state: 'attached' });
  }
}

async function setMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
}

test.each(TEMPLATES)(
  '%s',
  async (pathname) => {
    const page = await open(pathname, 'light', 'desktop');
    await wakeDemos(page);
    const found: string[] = [];
    // Colours are the same at all widths: a phone in one mode is enough.
    const views = [
      ['light', WIDTHS.desktop],
      ['dark', WIDTHS.desktop],
      ['dark', WIDTHS.phone],
    ] as const;
    for (const [colorScheme, width] of views) {
      await page.setViewportSize({ width, height: 900 });
      await setMode(page, colorScheme);
      for (const text of await findViolations(page)) {
        found.push(`${colorScheme}, ${String(width)} px: ${text}`);
      }
    }
    expect(found).toEqual([]);
    await page.context().close();
  },
  180_000,
);

const STATES: readonly [string, keyof typeof WIDTHS, (page: Page) => Promise<void>][] = [
  [
    'settings open',
    'desktop',
    async (page) => {
      await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'settings open',
    'phone',
    async (page) => {
      await page.locator('.navbar').getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'versions menu open',
    'desktop',
    async (page) => {
      await page.locator('.navbar').getByRole('button', { name: 'v7.0.2' }).press('Enter');
      await page.locator('.dropdown--show .dropdown__link').first().waitFor();
    },
  ],
  [
    'navigation open',
    'phone',
    async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.locator('.navbar-sidebar--show').waitFor();
    },
  ],
  [
    'main menu of the navigation',
    'phone',
    async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('button', { name: /Back to main menu/ }).click();
    },
  ],
  [
    'table of contents open',
    'phone',
    async (page) => {
      await page.getByRole('button', { name: 'On this page' }).click();
    },
  ],
  [
    'source open',
    'desktop',
    async (page) => {
      await page.getByRole('button', { name: 'Show code' }).first().click();
      await page.locator('[data-demo-source]:visible code').first().waitFor();
    },
  ],
];

test.each(STATES)(
  '%s on a %s',
  async (_name, width, enter) => {
    const page = await open('/material-ui/react-button', 'light', width);
    await enter(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await setMode(page, colorScheme);
      expect(await findViolations(page)).toEqual([]);
    }
    await page.context().close();
  },
  120_000,
);

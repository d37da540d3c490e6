import type { Page } from 'playwright-core';
import { findViolations } from './runAxe';
import { hydrated, setMode, startSite } from './site';
import type { SiteUnderTest } from './site';

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

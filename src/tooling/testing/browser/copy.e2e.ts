import type { Page } from 'playwright-core';
import { hydrated, startSite } from './site';
import type { SiteUnderTest } from './site';

/** Copying code, and choosing a package manager (spec CODE-2, CODE-3, CODE-4, and CODE-5). */
const INSTALLATION = '/material-ui/getting-started/installation';
const BUTTON = '/material-ui/react-button';
const PERMISSIONS = { permissions: ['clipboard-read', 'clipboard-write'] };

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function openWithClock(): Promise<Page> {
  const context = await site.browser.newContext(PERMISSIONS);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(site.url + BUTTON);
  await hydrated(page);
  return page;
}

/**
 * Stops the clock, so that only the test advances it. It's stopped a minute ahead, because it can't be
 * set back and keeps running between the two calls.
 */
async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

test('after a click, the button reads Copied for 1.2 s', async () => {
  const page = await openWithClock();
  const block = page.locator('.theme-code-block').first();
  const button = block.locator('[data-copy-button]');
  await block.hover();
  await freeze(page);
  await button.click();
  await block.getByText('Copied', { exact: true }).waitFor();
  await page.clock.runFor(1190);
  expect(await button.textContent()).toBe('Copied');
  await page.clock.runFor(20);
  await block.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('import Button from');
  await page.context().close();
});

test('Ctrl+C in a focused block without a selection copies it, and the button reads Copied for 2 s', async () => {
  const page = await openWithClock();
  const block = page.locator('.theme-code-block').first();
  const button = block.locator('[data-copy-button]');
  await block.locator('pre').focus();
  await freeze(page);
  await page.keyboard.press('Control+c');
  await block.getByText('Copied', { exact: true }).waitFor();
  await page.clock.runFor(1990);
  expect(await button.textContent()).toBe('Copied');
  await page.clock.runFor(20);
  await block.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('import Button from');
  await page.context().close();
});

test('Ctrl+C with a selection copies the selection', async () => {
  const page = await openWithClock();
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (heading !== null) getSelection()?.selectAllChildren(heading);
  });
  await page.locator('.theme-code-block').first().hover();
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Button');
  expect(await page.getByText('Copied', { exact: true }).count()).toBe(0);
  await page.context().close();
});

test('Ctrl+C with the pointer over a block copies it', async () => {
  const page = await openWithClock();
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await freeze(page);
  await page.keyboard.press('Control+c');
  await block.getByText('Copied', { exact: true }).waitFor();
  await page.context().close();
});

test('if the clipboard refuses, the button does not change and nothing throws', async () => {
  const context = await site.browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
    });
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site.url + BUTTON);
  await hydrated(page);
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await block.locator('[data-copy-button]').textContent()).toBe('Copy');
  expect(errors).toEqual([]);
  await context.close();
});

test('the language of the code can be chosen with the keyboard', async () => {
  const { page } = await site.open(BUTTON);
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicButtons"]');
  await demo.getByRole('button', { name: 'Show code' }).press('Enter');
  await demo.getByRole('button', { name: 'JavaScript' }).press('Enter');
  await demo.locator('[data-variant="JS"]').first().waitFor({ state: 'visible' });
  await demo.getByRole('button', { name: 'TypeScript' }).press('Space');
  await demo.locator('[data-variant="TS"]').first().waitFor({ state: 'visible' });
  await page.context().close();
});

test('the choice of a package manager applies to the page, to another tab, and after a reload', async () => {
  const { page } = await site.open(INSTALLATION);
  await hydrated(page);
  const other = await page.context().newPage();
  await other.goto(site.url + INSTALLATION);
  await hydrated(other);
  const tab = page.getByRole('tab', { name: 'pnpm' }).first();
  await page.getByRole('tab', { name: 'npm', exact: true }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const chosen = (): string[] =>
    [...document.querySelectorAll('[role=tab][aria-selected=true]')]
      .map((element) => element.textContent)
      .filter((text) => /^(npm|pnpm|yarn)$/.test(text));
  await page.waitForFunction(
    () => document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'pnpm',
  );
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  expect(new Set(await page.evaluate(chosen))).toEqual(new Set(['pnpm']));
  await other.waitForFunction(
    () => document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'pnpm',
  );
  await page.reload();
  await hydrated(page);
  await page.waitForFunction(
    () => document.querySelector('[role=tab][aria-selected=true]')?.textContent === 'pnpm',
  );
  await page.context().close();
});

import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { TOKEN_ELEMENTS } from './model/coloredTokens';

const PAGE = '/experiments/docs/markdown';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('a fence shows its title, highlighted lines, and colored diff lines', async () => {
  const { page, consoleErrors } = await site.open(PAGE);
  await hydrated(page);
  const titled = page.locator('.theme-code-block', { hasText: 'src/darkTheme.ts' });
  expect(await titled.getByText('src/darkTheme.ts').isVisible()).toBe(true);
  // `{1,3-5}` in the page.
  expect(await titled.locator('.theme-code-block-highlighted-line').count()).toBe(4);
  const diff = page.locator('.language-diff').first();
  const color = (token: 'inserted' | 'deleted'): Promise<string> =>
    diff
      .locator(TOKEN_ELEMENTS[token])
      .first()
      .evaluate((node) => getComputedStyle(node).color);
  expect(await color('inserted')).not.toBe(await color('deleted'));
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

test('on a touch screen, the buttons of one-line code are next to it, not in a strip above', async () => {
  const { page } = await site.open('/material-ui/getting-started/installation', PHONE);
  await hydrated(page);
  const block = page.locator('.theme-code-block:visible').first();
  await block.locator('button:visible').nth(1).waitFor();
  const { height, code, buttons } = await block.evaluate((node) => ({
    height: node.getBoundingClientRect().height,
    // The visible part; the rest scrolls.
    code: node.querySelector('pre')?.getBoundingClientRect().right ?? 0,
    buttons: [...node.querySelectorAll('button')].map(
      (button) => button.getBoundingClientRect().left,
    ),
  }));
  expect(height).toBeLessThan(64);
  expect(Math.min(...buttons)).toBeGreaterThanOrEqual(code);
  await page.context().close();
});

test('on a touch screen, the buttons of a block are visible and cover no code', async () => {
  const { page } = await site.open(PAGE, PHONE);
  await hydrated(page);
  const block = page.locator('.theme-code-block:visible', { hasText: 'createTheme' }).first();
  await block.locator('button:visible').first().waitFor();
  const { buttons, top, opacities } = await block.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node.querySelector('code') ?? node);
    const all = [...node.querySelectorAll('button')];
    return {
      top: range.getBoundingClientRect().top,
      buttons: all.map((button) => button.getBoundingClientRect().bottom),
      opacities: all.map((button) => getComputedStyle(button).opacity),
    };
  });
  expect(Math.max(...buttons)).toBeLessThanOrEqual(top);
  expect(new Set(opacities)).toEqual(new Set(['1']));
  await page.context().close();
});

test('the choice of a package manager applies to all blocks, pages, and browser tabs', async () => {
  const { page, consoleErrors } = await site.open(PAGE);
  const other = await page.context().newPage();
  await other.goto(`${site.url}/material-ui/getting-started/installation`);
  await Promise.all([hydrated(page), hydrated(other)]);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await page.getByText('pnpm add --save-dev typescript').waitFor();
  await other.reload();
  await hydrated(other);
  const selected = other.getByRole('tab', { selected: true });
  await selected.first().waitFor();
  expect(new Set(await selected.allInnerTexts())).toEqual(new Set(['pnpm']));
  await page.getByRole('tab', { name: 'pnpm' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('yarn add --dev typescript').waitFor();
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

import { hydrated, startSite } from '../testing/browser/site';
import type { SiteUnderTest } from '../testing/browser/site';

const PAGE = '/experiments/docs/markdown';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('a fence shows its title, its marked lines and its differences in colour', async () => {
  const { page, complaints } = await site.open(PAGE);
  await hydrated(page);
  const titled = page.locator('.theme-code-block', { hasText: 'src/darkTheme.ts' });
  expect(await titled.getByText('src/darkTheme.ts').isVisible()).toBe(true);
  // `{1,3-5}` in the page.
  expect(await titled.locator('.theme-code-block-highlighted-line').count()).toBe(4);
  const diff = page.locator('.language-diff').first();
  const colour = (token: string): Promise<string> =>
    diff
      .locator(`.t-${token}`)
      .first()
      .evaluate((node) => getComputedStyle(node).color);
  expect(await colour('inserted')).not.toBe(await colour('deleted'));
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a package manager is chosen once: for all blocks, other pages and other tabs', async () => {
  const { page, complaints } = await site.open(PAGE);
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
  expect(complaints).toEqual([]);
  await page.context().close();
});

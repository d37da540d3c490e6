import { pressCopy } from '../../tooling/testing/browser/pressCopy';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/material-icons';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('typing filters the icons and updates the URL, and a reload restores the results', async () => {
  const { page, consoleErrors } = await site.open(PAGE);
  await page.waitForSelector('[role=grid] button');
  await page.getByRole('searchbox', { name: 'Search icons' }).pressSequentially('trash');
  await page.waitForURL('**?query=trash');
  const first = page.getByRole('gridcell').first();
  // The URL is updated before the results.
  await first.filter({ hasText: /^RestoreFromTrash$/ }).waitFor();
  await page.getByRole('radio', { name: /^Outlined/ }).check();
  await page.waitForURL('**?query=trash&style=Outlined');
  await page.reload();
  await page.waitForSelector('[role=grid] button');
  expect(await page.getByRole('searchbox', { name: 'Search icons' }).inputValue()).toBe('trash');
  expect(await page.getByRole('radio', { name: /^Outlined/ }).isChecked()).toBe(true);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
}, 60_000);

test('the grid has one tab stop, arrow keys move in it, Enter opens details, and Escape restores focus', async () => {
  const { page, consoleErrors } = await site.open(PAGE);
  await page.waitForSelector('[role=grid] button');
  expect(await page.locator('[role=grid] button[tabindex="0"]').count()).toBe(1);
  await page.locator('[role=grid] button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('[role=grid] button:focus', { hasText: 'AcUnit' }).waitFor();
  await page.keyboard.press('Control+End');
  const last = page.locator('[role=grid] button:focus', { hasText: /^Zoom/ });
  await last.waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^import \w+ from/).waitFor();
  await page.waitForURL('**selected=Zoom*');
  await page.keyboard.press('Escape');
  await last.waitFor();
  await page.waitForFunction(() => window.location.search === '');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
}, 60_000);

test('a shared URL opens the details, whose import statement can be copied', async () => {
  const { page, consoleErrors } = await site.open(`${PAGE}?selected=Delete&style=Sharp`, {
    permissions: ['clipboard-read', 'clipboard-write'],
    colorScheme: 'dark',
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'DeleteSharp' }).waitFor();
  await pressCopy(page, dialog.getByRole('button', { name: 'Copy' }).first());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import DeleteSharpIcon from '@mui/icons-material/DeleteSharp';",
  );
  expect(consoleErrors).toEqual([]);
  await page.context().close();
}, 60_000);

test('only visible rows are rendered, and no other style is loaded', async () => {
  const { page } = await site.open(PAGE);
  await page.waitForSelector('[role=grid] button');
  expect(await page.locator('[role=grid] button').count()).toBeLessThan(250);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize)
      .filter((size) => size > 400_000 && size < 1_100_000),
  );
  // The site's main script may be one of them; five styles would be five more.
  expect(bytes.length).toBeLessThanOrEqual(2);
  await page.context().close();
}, 60_000);

test('without JavaScript, the page shows the first icons and all names', async () => {
  const { page } = await site.open(PAGE, { javaScriptEnabled: false });
  expect(await page.locator('article svg[viewBox="0 0 24 24"]').count()).toBeGreaterThan(50);
  await page.getByText(/^All [\d,]+ icon names, A to Z$/).click();
  expect(await page.getByText(/\bZoomOutMap\b/).isVisible()).toBe(true);
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
  await page.context().close();
}, 60_000);

test('measures how long a key press takes', async () => {
  const { page } = await site.open(PAGE);
  await hydrated(page);
  await page.waitForSelector('[role=grid] button');
  const times: number[] = [];
  for (const letter of 'arrow left') {
    times.push(
      await page.evaluate((text) => {
        const field = document.querySelector<HTMLInputElement>('main article input[type=search]');
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const start = performance.now();
        const grid = document.querySelector('[role=grid]');
        return new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            resolve(performance.now() - start);
          });
          if (grid !== null) observer.observe(grid, { childList: true, subtree: true });
          setTimeout(() => {
            resolve(-1);
          }, 1000);
          setValue?.call(field, (field?.value ?? '') + text);
          field?.dispatchEvent(new Event('input', { bubbles: true }));
        });
      }, letter),
    );
  }
  const measured = times.filter((time) => time >= 0).sort((a, b) => a - b);
  console.info(`key press to new icons: ${measured.map((time) => time.toFixed(0)).join(', ')} ms`);
  expect(measured.length).toBeGreaterThan(4);
  await page.context().close();
}, 60_000);

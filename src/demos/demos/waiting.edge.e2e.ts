import { networkSettled } from '../../tooling/testing/browser/quietPage';
import {
  profileWithoutBanner,
  interact,
  collectConsoleErrors,
  startSite,
} from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite([], 'separate');
}, 60_000);
afterAll(() => site.close());

/** Opens a page without interacting with it, and collects its console errors. */
async function openUntouched(
  pathname: string,
  width: number,
  onRequest: (address: string) => void = () => undefined,
) {
  const context = await site.browser.newContext({
    ...profileWithoutBanner(site.url),
    viewport: { width, height: 1000 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const consoleErrors = collectConsoleErrors(page);
  page.on('request', (request) => {
    onRequest(request.url());
  });
  await page.goto(site.url + pathname);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await networkSettled(page);
  return { page, consoleErrors };
}

test('the grid of 100,000 rows is in view, but its scripts are not requested before an interaction', async () => {
  const libraries: string[] = [];
  const { page, consoleErrors } = await openUntouched(
    '/x/react-data-grid/virtualization',
    1280,
    (address) => {
      if (/mui-base\.\w+\.js$/u.test(address)) libraries.push(address);
    },
  );
  const demo = page.locator('[data-demo="VirtualizationHugeGrid"]');
  expect(await demo.locator('[data-grid-table]').isVisible()).toBe(true);
  expect(await page.locator('[data-used]').count()).toBe(0);
  expect(libraries).toEqual([]);
  await interact(page);
  await demo.getByRole('gridcell').first().waitFor();
  expect(libraries).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test.each([390, 1280])(
  'the calendar and its slots look the same before they are hydrated, %i px wide',
  async (width) => {
    const { page, consoleErrors } = await openUntouched('/x/react-date-pickers', width);
    const preview = page.locator('[data-demo="OverviewAppointments"] [data-demo-preview]');
    expect(await preview.locator('[data-used]').count()).toBe(0);
    const before = await preview.screenshot();
    await interact(page);
    await preview.locator('[data-used]').waitFor({ state: 'attached' });
    await preview.getByRole('option', { name: '10:00 AM' }).click();
    await preview.getByText('Tue, Jun 16, 10:00 AM').waitFor();
    await preview.getByRole('option', { name: '09:30 AM' }).click();
    await preview.getByText('Tue, Jun 16, 9:30 AM').waitFor();
    await page.mouse.move(0, 0);
    // The pressed slot has focus.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await networkSettled(page);
    expect((await preview.screenshot()).equals(before)).toBe(true);
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  },
);

test('a framed demo starts after an interaction and when the frame is in view', async () => {
  const { page, consoleErrors } = await openUntouched('/joy-ui/react-drawer', 1280);
  const frames = page.locator('iframe[data-waits]');
  expect(await frames.count()).toBeGreaterThan(2);
  const first = frames.first().contentFrame();
  const second = frames.nth(1).contentFrame();
  const started = 'html[data-has-hydrated="true"]';
  await frames.nth(1).scrollIntoViewIfNeeded();
  await second.getByRole('button', { name: 'left' }).waitFor();
  await frames.first().scrollIntoViewIfNeeded();
  await first.getByRole('button', { name: 'Filter trips' }).waitFor();
  await networkSettled(page);
  expect(await first.locator(started).count()).toBe(0);
  await interact(page);
  await first.locator(started).waitFor({ state: 'attached' });
  expect(await second.locator(started).count()).toBe(0);
  await frames.nth(1).scrollIntoViewIfNeeded();
  await second.locator('[data-demo-root][data-used]').waitFor({ state: 'attached' });
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('a frame far from the viewport is not loaded, however slow the connection is', async () => {
  const { page } = await openUntouched('/toolpad/core/react-dashboard-layout', 1280);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const unlimited = { latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
  // With an unknown connection speed, `loading="lazy"` loads frames up to 4,000 px away.
  await session.send('Network.emulateNetworkConditions', { offline: false, ...unlimited });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) {
      requested.push(request.url());
    }
  });
  await page.reload();
  await networkSettled(page);
  expect(requested.filter((url) => url.endsWith('/DashboardOverview'))).toHaveLength(1);
  expect(requested.filter((url) => url.endsWith('/DashboardNested'))).toEqual([]);
  const far = page.locator('iframe[title="DashboardNested demo"]');
  const { height } = (await far.boundingBox()) ?? { height: 0 };
  await far.scrollIntoViewIfNeeded();
  await far.contentFrame().getByRole('banner').waitFor();
  expect((await far.boundingBox())?.height).toBe(height);
  await page.context().close();
});

test('a click in a framed demo that waits takes effect once the demo has started', async () => {
  const { page } = await openUntouched('/joy-ui/react-drawer', 1280);
  const frame = page.locator('iframe[title="BasicDrawer demo"]');
  await frame.scrollIntoViewIfNeeded();
  const demo = frame.contentFrame();
  await demo.getByRole('button', { name: 'Filter trips' }).click();
  await demo.getByRole('dialog').getByText('With a guide').waitFor();
  await page.context().close();
});

test('Toolpad demos wait only in light mode, and use the site’s color mode, not the system’s', async () => {
  const { page, consoleErrors } = await openUntouched('/toolpad/core/react-dashboard-layout', 1280);
  const frame = page.locator('iframe[title="DashboardOverview demo"]');
  const demo = frame.contentFrame();
  const background = () =>
    demo.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await demo.getByRole('button', { name: 'Check in Meridiana' }).waitFor();
  expect(await demo.locator('[data-used]').count()).toBe(0);
  const light = await background();
  await interact(page);
  await demo.locator('[data-demo-root][data-used]').waitFor({ state: 'attached' });
  await demo.getByRole('button', { name: 'Check in Meridiana' }).click();
  await demo.getByText('32 of 40').waitFor();
  expect(await background()).toBe(light);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
  });
  await page.reload();
  await demo.locator('[data-demo-root][data-used]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false);
  await page.waitForFunction(() => {
    const body = document.querySelector('iframe')?.contentDocument?.body;
    return body != null && getComputedStyle(body).backgroundColor === 'rgb(18, 18, 18)';
  });
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

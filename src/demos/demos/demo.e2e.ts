import { pressCopy } from '../../tooling/testing/browser/pressCopy';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/react-button';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('no demo code is requested before a demo comes near the viewport', async () => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 200 } });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${site.url}/material-ui/react-text-field`);
  await hydrated(page);
  const before = scripts.length;
  const demo = page.locator('[data-demo]').last();
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-used]').waitFor({ state: 'attached' });
  expect(scripts.length).toBeGreaterThan(before);
  await context.close();
});

test('source opens, and the chosen language applies to all demos and is remembered', async () => {
  const { page, consoleErrors } = await site.open(PAGE);
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicButtons"]');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await demo.getByRole('button', { name: 'JavaScript' }).click();
  await demo.locator('[data-variant="JS"]').first().waitFor({ state: 'visible' });
  expect(await demo.locator('[data-variant="TS"]').first().isVisible()).toBe(false);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'codeVariant')?.value).toBe('JS');
  await page.reload();
  await hydrated(page);
  expect(await page.getAttribute('html', 'data-code-variant')).toBe('JS');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('Copy copies the visible code and reads Copied for a moment', async () => {
  const { page } = await site.open(`${PAGE}#BasicButtons.tsx`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicButtons"]');
  await pressCopy(page, demo.getByRole('button', { name: 'Copy', exact: true }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'export default function BasicButtons',
  );
  await demo.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  await page.context().close();
});

test('a hash opens the demo’s source in its language', async () => {
  const { page } = await site.open(`${PAGE}#BasicButtons.js`);
  await hydrated(page);
  await page
    .locator('[data-demo="BasicButtons"] [data-variant="JS"]')
    .first()
    .waitFor({ state: 'visible' });
  await page.context().close();
});

test('after a client-side navigation, demos mount without server HTML', async () => {
  // Its sidebar category is open, so the link to Button is visible.
  const { page, consoleErrors } = await site.open('/material-ui/react-button-group');
  await hydrated(page);
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
  });
  await page.locator(`.menu a[href="${PAGE}"]`).first().click();
  await page.waitForURL(`**${PAGE}`);
  const demo = page.locator('[data-demo="BasicButtons"]');
  await demo.getByRole('button', { name: 'Publish' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
  const status = page.locator('[data-route-announcer]');
  await page.waitForFunction(() =>
    document.querySelector('[data-route-announcer]')?.textContent?.includes('Button'),
  );
  expect(await status.textContent()).toContain('Button');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('without JavaScript, the preview and the code in both languages are visible', async () => {
  const { page } = await site.open(PAGE, { javaScriptEnabled: false });
  const demo = page.locator('[data-demo="BasicButtons"]');
  expect(await demo.locator('[data-demo-preview] button').count()).toBeGreaterThan(0);
  for (const variant of ['TS', 'JS']) {
    const code = demo.locator(`pre[data-variant~="${variant}"] code`).first();
    expect(await code.isVisible()).toBe(true);
    expect(await code.textContent()).toContain('export default function BasicButtons');
  }
  await page.context().close();
});

test('Tailwind styles its demo and nothing else', async () => {
  const { page, consoleErrors } = await site.open(`${PAGE}#tailwind-Introduction.tsx`);
  await hydrated(page);
  const button = page.locator('[data-demo="Introduction"] [data-demo-preview] button');
  await page.locator('[data-demo="Introduction"] [data-used]').waitFor({ state: 'attached' });
  const inside = await button.evaluate((node) => {
    const { borderTopWidth, paddingInlineStart } = getComputedStyle(node);
    return { borderTopWidth, paddingInlineStart };
  });
  expect(inside).toEqual({ borderTopWidth: '0px', paddingInlineStart: '16px' });
  const outside = await page.evaluate(() => {
    const probe = document.createElement('p');
    probe.className = 'px-4 bg-blue-700';
    document.querySelector('article')?.append(probe);
    const { paddingInlineStart, backgroundColor } = getComputedStyle(probe);
    return { paddingInlineStart, backgroundColor };
  });
  expect(outside).toEqual({ paddingInlineStart: '0px', backgroundColor: 'rgba(0, 0, 0, 0)' });
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

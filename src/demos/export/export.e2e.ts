import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import type { BrowserContext, Page } from 'playwright-core';
import { BUTTON_PAGE, openDemoEditor } from '../../tooling/testing/browser/openEditor';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Answers requests to a host, and resolves with the form that was sent to it. */
function catchForm(context: BrowserContext, pattern: string): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    context
      .route(pattern, async (route) => {
        resolve(new URLSearchParams(route.request().postData() ?? ''));
        await route.fulfill({ contentType: 'text/html', body: '<title>Host</title>' });
      })
      .catch(reject);
  });
}

const findDemo = (page: Page) => page.locator('[data-demo="BasicButtons"]');

test('Edit in StackBlitz sends the edited code', async () => {
  const { page, consoleErrors, demo, field } = await openDemoEditor(site);
  const original = await field.inputValue();
  await field.fill(original.replace('Publish', 'Launch'));
  const form = catchForm(page.context(), 'https://stackblitz.com/**');
  const popup = page.waitForEvent('popup');
  await demo.getByRole('button', { name: 'Edit in StackBlitz' }).click();
  const fields = await form;
  expect(fields.get('project[template]')).toBe('node');
  expect(fields.get('project[files][src/BasicButtons.tsx]')).toContain('Launch');
  expect(fields.get('project[files][package.json]')).toContain('"@mui/material": "7.0.2"');
  const tab = await popup;
  await tab.waitForURL('https://stackblitz.com/**');
  expect(await tab.evaluate(() => window.opener as unknown)).toBe(null);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('Edit in CodeSandbox sends the current language', async () => {
  const { page, consoleErrors } = await site.open(`${BUTTON_PAGE}#BasicButtons.js`);
  await hydrated(page);
  const form = catchForm(page.context(), 'https://codesandbox.io/**');
  await findDemo(page).getByRole('button', { name: 'Edit in CodeSandbox' }).click();
  const base64 = (await form).get('parameters')?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const { files } = JSON.parse(decompressFromBase64(base64)) as {
    files: Record<string, { content: string }>;
  };
  expect(Object.keys(files)).toContain('src/BasicButtons.jsx');
  expect(files['vite.config.js']?.content).toContain('@vitejs/plugin-react');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('Download saves a ZIP file with the project', async () => {
  const { page, consoleErrors } = await site.open(BUTTON_PAGE);
  await hydrated(page);
  const saved = page.waitForEvent('download');
  await findDemo(page).getByRole('button', { name: 'Download' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('basic-buttons.zip');
  const files = unzipSync(await buffer(await download.createReadStream()));
  const texts = Object.fromEntries(
    Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)]),
  );
  expect(texts['basic-buttons/src/BasicButtons.tsx']).toContain('Publish');
  expect(texts['basic-buttons/package.json']).toContain('"vite"');
  expect(texts['basic-buttons/README.md']).toContain(`${BUTTON_PAGE}#BasicButtons`);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('Copy link to demo copies a URL that leads to the demo', async () => {
  const { page, consoleErrors } = await site.open(BUTTON_PAGE, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await hydrated(page);
  await findDemo(page).getByRole('button', { name: 'Copy link to demo' }).click();
  await findDemo(page).getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.url}${BUTTON_PAGE}#BasicButtons`,
  );
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('a blocked pop-up is reported, and edits are kept', async () => {
  const { page, consoleErrors, demo, field } = await openDemoEditor(site);
  await field.fill('export default () => "kept";\n');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await demo.getByRole('button', { name: 'Edit in StackBlitz' }).click();
  await demo.getByText('Your browser blocked the new tab.').waitFor();
  expect(await demo.locator('[data-demo-source] code:visible').first().textContent()).toContain(
    'kept',
  );
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('files that cannot be fetched are reported, and the empty tab is closed', async () => {
  const { page } = await site.open(BUTTON_PAGE);
  await hydrated(page);
  await page.context().route('**/assets/demos/react-button.*', (route) => route.abort());
  const popup = page.waitForEvent('popup');
  await findDemo(page).getByRole('button', { name: 'Edit in CodeSandbox' }).click();
  const tab = await popup;
  await findDemo(page).getByText('Couldn’t create the project.').waitFor();
  if (!tab.isClosed()) await tab.waitForEvent('close');
  expect(tab.isClosed()).toBe(true);
  await page.context().close();
});

test('a blocked clipboard is reported, with an alternative', async () => {
  const { page, consoleErrors } = await site.open(BUTTON_PAGE);
  await hydrated(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await findDemo(page).getByRole('button', { name: 'Copy link to demo' }).click();
  await findDemo(page).getByText('To link to this demo, add #BasicButtons').waitFor();
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('a host that is down does not affect the page and its edits', async () => {
  const { page, consoleErrors, demo, field } = await openDemoEditor(site);
  await field.fill('export default () => "kept";\n');
  await page.context().route('https://stackblitz.com/**', (route) => route.abort());
  const popup = page.waitForEvent('popup');
  await demo.getByRole('button', { name: 'Edit in StackBlitz' }).click();
  const tab = await popup;
  await tab.waitForEvent('requestfailed');
  // Without focus, the text field is replaced by the highlighted code.
  expect(await demo.locator('[data-demo-source] pre:visible').first().textContent()).toContain(
    '"kept"',
  );
  expect(new URL(page.url()).pathname).toBe(BUTTON_PAGE);
  // The failed request is only an error in the new tab.
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('the export code is loaded when a button is pressed', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(site.url + BUTTON_PAGE);
  await hydrated(page);
  const scripts = (): number => requests.filter((url) => url.endsWith('.js')).length;
  await findDemo(page).locator('[data-used]').waitFor({ state: 'attached' });
  const before = scripts();
  const saved = page.waitForEvent('download');
  await findDemo(page).getByRole('button', { name: 'Download' }).click();
  await saved;
  expect(scripts()).toBeGreaterThan(before);
  await context.close();
});

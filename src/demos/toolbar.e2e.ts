import { hydrated, startSite } from '../testing/browser/site';
import type { SiteUnderTest } from '../testing/browser/site';

/**
 * Every control of a demo's toolbar and the test that presses it. A control that is not here has
 * no test yet.
 */
const TESTS: Readonly<Record<string, string>> = {
  'MUI System': 'variants.e2e.ts',
  Tailwind: 'variants.e2e.ts',
  CSS: 'variants.e2e.ts',
  JavaScript: 'demo.e2e.ts',
  TypeScript: 'src/testing/browser/copy.e2e.ts',
  Copy: 'demo.e2e.ts',
  View: 'loneDemo.e2e.ts',
  'Edit in StackBlitz': 'src/export/export.e2e.ts',
  'Edit in CodeSandbox': 'src/export/export.e2e.ts',
  Download: 'src/export/export.e2e.ts',
  'Copy link to demo': 'src/export/export.e2e.ts',
  'View source on GitHub': 'src/export/export.e2e.ts',
  'Edit code': 'src/editor/editor.e2e.ts',
  'Reset demo': 'here',
  'Hide code': 'loneDemo.e2e.ts',
  Phone: 'loneDemo.e2e.ts',
  Tablet: 'here',
  'Full width': 'loneDemo.e2e.ts',
  'Right to left': 'loneDemo.e2e.ts',
  Dense: 'loneDemo.e2e.ts',
  'Open alone': 'loneDemo.e2e.ts',
};

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('every control of the toolbar is known', async () => {
  const { page, complaints } = await site.open('/material-ui/react-button');
  await hydrated(page);
  const demo = page.locator('[data-demo="Introduction"]');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await demo.getByRole('button', { name: 'View', exact: true }).click();
  const names = await demo
    .locator('[data-demo-toolbar]')
    .locator('button, a')
    .evaluateAll((controls) =>
      controls.map((control) => control.getAttribute('aria-label') ?? control.textContent.trim()),
    );
  expect([...names].sort()).toEqual(Object.keys(TESTS).sort());
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('Reset demo starts the component anew', async () => {
  const { page, complaints } = await site.open('/material-ui/react-checkbox');
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicCheckboxes"]');
  await demo.locator('[data-used]').waitFor({ state: 'attached' });
  const box = demo.getByRole('checkbox', { name: 'Send me the slides' });
  await box.check();
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await box.and(page.locator(':not(:checked)')).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('Tablet is a window of a tablet’s width, or of the page’s where that is less', async () => {
  const { page } = await site.open('/material-ui/react-checkbox', {
    viewport: { width: 1600, height: 900 },
  });
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicCheckboxes"]');
  await demo.getByRole('button', { name: 'View', exact: true }).click();
  await demo.getByRole('button', { name: 'Tablet' }).click();
  const frame = demo.locator('iframe');
  await frame.waitFor();
  const room = await demo.evaluate((node) => node.clientWidth);
  expect(await frame.evaluate((node) => node.clientWidth)).toBe(Math.min(768, room));
  await page.context().close();
});

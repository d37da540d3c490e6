import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

/**
 * Every control of a demo's toolbar and the test that covers it. A control that's missing here doesn't have
 * a test yet.
 */
const TESTS: Readonly<Record<string, string>> = {
  'MUI System': 'variants.e2e.ts',
  Tailwind: 'variants.e2e.ts',
  CSS: 'variants.e2e.ts',
  JavaScript: 'demo.e2e.ts',
  TypeScript: 'src/tooling/testing/browser/copy.e2e.ts',
  Copy: 'demo.e2e.ts',
  View: 'standaloneDemo.e2e.ts',
  'Edit in StackBlitz': 'src/demos/export/export.e2e.ts',
  'Edit in CodeSandbox': 'src/demos/export/export.e2e.ts',
  Download: 'src/demos/export/export.e2e.ts',
  'Copy link to demo': 'src/demos/export/export.e2e.ts',
  // And 'View source on GitHub' if the repository is known: demoLoader.test.ts.
  'Edit code': 'src/demos/editor/editor.e2e.ts',
  'Reset demo': 'here',
  'Hide code': 'standaloneDemo.e2e.ts',
  'More tools': 'here',
  Phone: 'standaloneDemo.e2e.ts',
  Tablet: 'here',
  'Full width': 'standaloneDemo.e2e.ts',
  'Right to left': 'standaloneDemo.e2e.ts',
  Dense: 'standaloneDemo.e2e.ts',
  'Open in new tab': 'standaloneDemo.e2e.ts',
};

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('every control of the toolbar is listed with its test', async () => {
  const { page, consoleErrors } = await site.open('/material-ui/react-button');
  await hydrated(page);
  const demo = page.locator('[data-demo="Introduction"]');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await demo.getByRole('button', { name: 'View', exact: true }).click();
  const names = await demo
    .locator('[data-demo-toolbar]')
    .locator('button, a')
    .evaluateAll((controls) =>
      // A language has a long and a short label; this reads the visible one.
      controls.map(
        (control) =>
          control.getAttribute('aria-label') ?? (control as HTMLElement).innerText.trim(),
      ),
    );
  expect([...names].sort()).toEqual(Object.keys(TESTS).sort());
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('a toolbar has one tab stop, and arrow keys move within it', async () => {
  const { page, consoleErrors } = await site.open('/material-ui/react-button');
  await hydrated(page);
  const toolbar = page.getByRole('toolbar', { name: 'Tools for the BasicButtons demo' });
  const focused = (): Promise<string | null> =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null;
    });
  expect(await toolbar.locator('[tabindex="0"]').count()).toBe(1);
  await toolbar.getByRole('button', { name: 'Show code' }).focus();
  const seen: (string | null)[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
    seen.push(await focused());
  }
  const last = 'Copy link to demo';
  expect(seen).toEqual(['Edit code', 'Reset demo', 'Edit code', last, 'Show code', last]);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  // Tab returns to the control that had focus last.
  await page.keyboard.press('Tab');
  expect(await toolbar.evaluate((bar) => bar.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Edit code');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('arrow keys are mirrored in right-to-left mode', async () => {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('site-direction', 'rtl');
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/material-ui/react-button`);
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicButtons"]');
  await demo.getByRole('button', { name: 'Show code' }).focus();
  await page.keyboard.press('ArrowLeft');
  const focused = demo.locator('[data-demo-toolbar] :focus');
  expect(await focused.getAttribute('aria-label')).toBe('Edit code');
  await page.keyboard.press('ArrowRight');
  expect(await focused.textContent()).toBe('Show code');
  await context.close();
});

test('on a phone, a toolbar is a single row with a menu for the rest', async () => {
  const { page, consoleErrors } = await site.open('/material-ui/react-button', {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  await hydrated(page);
  const demo = page.locator('[data-demo="Introduction"]');
  await demo.getByRole('button', { name: 'Show code' }).click();
  const { height } = (await demo.locator('[data-demo-toolbar]').boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(60);
  const reset = demo.getByRole('button', { name: 'Reset demo' });
  expect(await reset.isVisible()).toBe(false);
  await demo.getByRole('button', { name: 'More tools' }).click();
  await reset.waitFor();
  await demo.getByRole('button', { name: 'View', exact: true }).click();
  await demo.getByRole('button', { name: 'Phone' }).waitFor();
  expect(await reset.isVisible()).toBe(false);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('on a phone, the languages have short labels, so that neither is clipped', async () => {
  const { page } = await site.open('/material-ui/react-button', {
    viewport: { width: 390, height: 800 },
    isMobile: true,
  });
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicButtons"]');
  await demo.getByRole('button', { name: 'Show code' }).click();
  const typeScript = demo.getByRole('button', { name: 'TS', exact: true });
  await typeScript.waitFor();
  const choices = typeScript.locator('xpath=../..');
  expect(await choices.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  await page.context().close();
});

test('Reset demo remounts the component', async () => {
  const { page, consoleErrors } = await site.open('/material-ui/react-checkbox');
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicCheckboxes"]');
  await demo.locator('[data-used]').waitFor({ state: 'attached' });
  const box = demo.getByRole('checkbox', { name: 'Send me the slides' });
  await box.check();
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await box.and(page.locator(':not(:checked)')).waitFor();
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('Tablet sets the viewport to the width of a tablet, limited to the available width', async () => {
  const { page } = await site.open('/material-ui/react-checkbox', {
    viewport: { width: 1600, height: 900 },
  });
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicCheckboxes"]');
  await demo.getByRole('button', { name: 'View', exact: true }).click();
  await demo.getByRole('button', { name: 'Tablet' }).click();
  const frame = demo.locator('iframe');
  await frame.waitFor();
  const available = await demo.evaluate((node) => node.clientWidth);
  expect(await frame.evaluate((node) => node.clientWidth)).toBe(Math.min(768, available));
  await page.context().close();
});

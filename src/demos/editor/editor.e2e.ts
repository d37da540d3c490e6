import { BUTTON_PAGE, openDemoEditor } from '../../tooling/testing/browser/openEditor';
import { pressCopy } from '../../tooling/testing/browser/pressCopy';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('no editor code is requested before somebody starts to edit', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}${BUTTON_PAGE}#BasicButtons.tsx`);
  await hydrated(page);
  const demo = page.locator('[data-demo="BasicButtons"]');
  await demo.locator('[data-used]').waitFor({ state: 'attached' });
  expect(requests.filter((path) => path.startsWith('/live/'))).toEqual([]);
  const scripts = requests.filter((path) => path.endsWith('.js')).length;
  await demo.getByRole('button', { name: 'Edit code' }).click();
  await demo.locator('textarea').waitFor();
  expect(requests.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(scripts);
  await context.close();
});

test('the preview updates with the code, and Reset demo restores the original', async () => {
  const { page, consoleErrors, demo, field, live } = await openDemoEditor(site);
  const original = await field.inputValue();
  const before = (await demo.locator('[data-demo-preview]').boundingBox())?.height ?? 0;
  await field.fill(original.replace('Publish', 'Launch'));
  await live.getByRole('button', { name: 'Launch' }).waitFor();
  // The frame reports its size in a message, which may arrive after it has rendered.
  await page.waitForFunction((height) => {
    const preview = document.querySelector('[data-demo="BasicButtons"] [data-demo-preview]');
    const now = preview?.getBoundingClientRect().height ?? 0;
    return Math.abs(now - height) <= 1;
  }, before);
  // A type, a new import of the library, and an icon.
  await field.fill(
    `import Chip from '@mui/material/Chip';
import { Delete, type SvgIconComponent } from '@mui/icons-material';
const label: string = 'Typed' as const;
const Icon: SvgIconComponent = Delete;
export default function BasicButtons() { return <Chip icon={<Icon />} label={label} />; }`,
  );
  await live.locator('.MuiChip-root svg path').waitFor();
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await demo.locator('[data-demo-preview] > [data-demo-root] button').first().waitFor();
  expect(await demo.locator('iframe').count()).toBe(0);
  expect(await demo.locator('[data-demo-source] code:visible').first().textContent()).toBe(
    original,
  );
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('an error shows its line, and the last working preview stays', async () => {
  const { page, consoleErrors, field, live, problem } = await openDemoEditor(site);
  const original = await field.inputValue();
  await field.fill(original.replace('Publish', 'Launch'));
  await live.getByRole('button', { name: 'Launch' }).waitFor();
  const lines = original.split('\n');
  await field.fill([...lines.slice(0, 4), 'const wrong = ;', ...lines.slice(4)].join('\n'));
  await problem.getByText('BasicButtons.tsx, line 5:').waitFor();
  await live.getByRole('button', { name: 'Launch' }).waitFor();
  await field.fill(original.replace('return (', 'missing.call();\n  return ('));
  await problem.getByText('missing is not defined').waitFor();
  expect(await problem.textContent()).toContain('BasicButtons.tsx, line 5:');
  await live.getByRole('button', { name: 'Launch' }).waitFor();
  await field.fill(`import x from 'left-pad';\n${original.replace('Publish', '{x}')}`);
  await problem.getByText('“left-pad”').waitFor();
  await field.fill(original.replace('Publish', 'Again'));
  await live.getByRole('button', { name: 'Again' }).waitFor();
  await page.waitForFunction(
    () => document.querySelector('[data-demo-problem]')?.textContent === '',
  );
  expect(await problem.getAttribute('role')).toBe('status');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('an error in a handler or a later render is reported, and the demo restarts', async () => {
  const { page, consoleErrors, field, live, problem } = await openDemoEditor(site);
  await field.fill(`import * as React from 'react';
export default function BasicButtons() {
  const [isBroken, setIsBroken] = React.useState(false);
  if (isBroken) throw new Error('broken render');
  return <>
    <button onClick={() => { throw new Error('broken handler'); }}>handler</button>
    <button onClick={() => setIsBroken(true)}>render</button>
  </>;
}`);
  await live.getByRole('button', { name: 'handler' }).click();
  await problem.getByText('broken handler').waitFor();
  expect(await problem.textContent()).toContain('line 6');
  await live.getByRole('button', { name: 'render' }).click();
  await problem.getByText('broken render').waitFor();
  await live.getByRole('button', { name: 'render' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('Tab indents in the editor; after Escape it moves the focus', async () => {
  const { page, consoleErrors, demo, field } = await openDemoEditor(site);
  await demo.getByText('To leave the editor, press Escape').waitFor();
  await field.press('ControlOrMeta+Home');
  await field.press('Tab');
  expect(await field.inputValue()).toMatch(/^ {2}import/);
  await field.press('Shift+Tab');
  expect(await field.inputValue()).toMatch(/^import/);
  await page.keyboard.press('Escape');
  expect(await field.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('PRE');
  await page.keyboard.press('Tab');
  const source = demo.locator('[data-demo-source]');
  expect(await source.evaluate((box) => box.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await field.waitFor();
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('Copy copies the edited code', async () => {
  const { page, demo, field } = await openDemoEditor(site, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await field.fill('export default () => "mine";\n');
  await pressCopy(page, demo.getByRole('button', { name: 'Copy', exact: true }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"mine"');
  await page.context().close();
});

test('JavaScript can be edited when JavaScript is shown', async () => {
  const { page, consoleErrors, field, live, problem } = await openDemoEditor(
    site,
    {},
    `${BUTTON_PAGE}#BasicButtons.js`,
  );
  const original = await field.inputValue();
  await field.fill(original.replace('Publish', 'From JavaScript'));
  await live.getByRole('button', { name: 'From JavaScript' }).waitFor();
  await field.fill(`const n: number = 1;\n${original}`);
  await problem.getByText('BasicButtons.jsx, line 1:').waitFor();
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

test('the preview follows the color mode and direction', async () => {
  const { page, consoleErrors, field, live } = await openDemoEditor(site, { colorScheme: 'dark' });
  const original = await field.inputValue();
  await field.fill(original.replace('Publish', 'Launch'));
  const button = live.getByRole('button', { name: 'Launch' });
  await button.waitFor();
  const color = (): Promise<string> =>
    button.evaluate(async (element) => {
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(element).backgroundColor;
    });
  const dark = await color();
  expect(await live.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await live.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
  expect(await color()).not.toBe(dark);
  await page.evaluate(() => {
    // Simulates a choice in another tab. The page updates `dir` itself.
    localStorage.setItem('site-direction', 'rtl');
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'site-direction',
        newValue: 'rtl',
        storageArea: localStorage,
      }),
    );
  });
  await live.locator('html[dir="rtl"]').waitFor({ state: 'attached' });
  await button.waitFor();
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

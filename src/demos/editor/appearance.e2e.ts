import type { Locator } from 'playwright-core';
import { WEB_FONT_FACES, WEB_FONT_FAMILY } from '../../foundation/palette/model/webFont';
import { STORAGE_KEYS } from '../../foundation/preferences/model/constants';
import { addLine, openDemoEditor } from '../../tooling/testing/browser/openEditor';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const NEXT = '/material-ui/react-checkbox';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Reads each visible character of the open code with its color. */
const readColors = (demo: Locator): Promise<string[]> =>
  demo.locator('[data-demo-source] code:visible').evaluate((code) => {
    const visitor = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const characters: string[] = [];
    for (let node = visitor.nextNode(); node !== null; node = visitor.nextNode()) {
      const color = node.parentElement === null ? '' : getComputedStyle(node.parentElement).color;
      for (const character of node.textContent ?? '') {
        if (character.trim() !== '') characters.push(`${character} ${color}`);
      }
    }
    return characters;
  });

test.each(['light', 'dark'] as const)(
  'edited code is highlighted like the original code (%s)',
  async (colorScheme) => {
    const { page, demo, field } = await openDemoEditor(site, { colorScheme });
    const before = await readColors(demo);
    const original = await field.inputValue();
    expect(new Set(before.map((each) => each.slice(2))).size).toBeGreaterThan(4);
    // All of it is new text, so no highlighting of the build is left.
    await field.fill('');
    await field.fill(original);
    const end = Date.now() + 20_000;
    let now = await readColors(demo);
    while (now.join() !== before.join() && Date.now() < end) now = await readColors(demo);
    expect(now).toEqual(before);
    await page.context().close();
  },
);

test('a keystroke does not change the highlighting of other code', async () => {
  const { page, demo, field } = await openDemoEditor(site);
  const before = await readColors(demo);
  await field.press('ControlOrMeta+End');
  await field.press('Space');
  expect(await readColors(demo)).toEqual(before);
  await page.context().close();
});

/** Counts the faces of the web font that an element's document has loaded. */
const countFaces = (element: Locator): Promise<number> =>
  element.evaluate(
    (_node, name) =>
      [...document.fonts].filter(
        ({ family, status }) => status === 'loaded' && family.replace(/["']/g, '') === name,
      ).length,
    WEB_FONT_FAMILY,
  );

test('the preview uses the page’s font', async () => {
  const { page, demo, field, live } = await openDemoEditor(site);
  // The web font's files are loaded for the next page. After a client-side navigation, it's always shown. A
  // page that is loaded shows it only if both faces are available before its first frame.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.webFont);
  await page.locator(`nav a[href="${NEXT}"]`).first().click();
  await page.locator('h1', { hasText: 'Checkbox' }).waitFor();
  await page.goBack();
  await page.locator('h1', { hasText: 'Button' }).waitFor();
  await demo.locator('[data-demo-source] pre:visible').first().click();
  await field.waitFor();
  const own = demo.locator('[data-demo-preview] button').first();
  const width = await own.evaluate((node) => node.getBoundingClientRect().width);
  expect(await countFaces(own)).toBe(WEB_FONT_FACES.length);
  await field.fill(`${await field.inputValue()}\n`);
  const edited = live.getByRole('button').first();
  await edited.waitFor();
  expect(await countFaces(edited)).toBe(WEB_FONT_FACES.length);
  expect(await edited.evaluate((node) => node.getBoundingClientRect().width)).toBeCloseTo(width, 1);
  await page.context().close();
});

test.each([1280, 390])('the first error causes no layout shift (%i px)', async (width) => {
  const { page, demo, field, problem } = await openDemoEditor(site, {
    viewport: { width, height: 900 },
  });
  const measure = (): Promise<number[]> =>
    demo.evaluate((node) =>
      [node, node.querySelector('[data-demo-preview]'), node.nextElementSibling].map((each) => {
        const box = each?.getBoundingClientRect();
        return Math.round((box?.height ?? 0) * 10) / 10;
      }),
    );
  const before = await measure();
  // Already the first version of the code is wrong, so the page's own demo stays.
  await field.fill((await field.inputValue()).replace('</Stack>', '</Box>'));
  await problem.getByText('Expected corresponding JSX closing tag for <Stack>').waitFor();
  expect(await problem.textContent()).toMatch(/^BasicButtons\.tsx, line \d+: /);
  // Nothing moves when the frame has started and reported its size, either.
  await demo.frameLocator('iframe').locator('html[data-theme]').waitFor({ state: 'attached' });
  expect(await measure()).toEqual(before);
  await page.context().close();
});

test('code is left to right on a right-to-left page', async () => {
  const { page, demo, field } = await openDemoEditor(site);
  await demo.locator('[data-demo-source]').evaluate((node) => {
    node.style.direction = 'rtl';
    for (const pre of node.querySelectorAll('pre')) pre.style.direction = 'rtl';
  });
  expect(await field.evaluate((node) => getComputedStyle(node).direction)).toBe('ltr');
  const code = demo.locator('[data-demo-source] code:visible');
  expect(await code.evaluate((node) => getComputedStyle(node).direction)).toBe('ltr');
  await page.context().close();
});

test('an edited Toolpad demo uses the site’s color mode, not the system’s', async () => {
  const theme = { name: 'theme', value: 'dark' };
  const { page, field, live } = await openDemoEditor(
    site,
    {
      colorScheme: 'light',
      storageState: { cookies: [], origins: [{ origin: site.url, localStorage: [theme] }] },
    },
    '/toolpad/core/react-dashboard-layout#DashboardOverview.tsx',
  );
  await field.fill((await field.inputValue()).replace('Harbor office', 'Harbor desk'));
  await live.getByText('Harbor desk').waitFor();
  const waitForBackground = (color: string): Promise<void> =>
    live.locator('body').evaluate(async (body, expected) => {
      while (getComputedStyle(body).backgroundColor !== expected) {
        await new Promise(requestAnimationFrame);
      }
    }, color);
  await waitForBackground('rgb(18, 18, 18)');
  await page.evaluate(() => {
    const change = { key: 'theme', newValue: 'light', storageArea: localStorage };
    localStorage.setItem(change.key, change.newValue);
    window.dispatchEvent(new StorageEvent('storage', change));
  });
  await waitForBackground('rgb(255, 255, 255)');
  await page.context().close();
});

test.each([
  ['reduce', /^(?:1e-05s(?:, )?)+$/],
  ['no-preference', /^0\.25s/],
] as const)('an edited demo moves as the page does (%s)', async (reducedMotion, duration) => {
  const { page, field, live } = await openDemoEditor(site, { reducedMotion });
  await addLine(field);
  const edited = live.getByRole('button').first();
  await edited.waitFor();
  const read = (node: Element): string => getComputedStyle(node).transitionDuration;
  expect(await edited.evaluate(read)).toMatch(duration);
  await page.context().close();
});

import { openDemoEditor } from '../../tooling/testing/browser/openEditor';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  // Only a full browser runs a sandboxed frame in a separate process.
  site = await startSite([], 'separate');
}, 60_000);
afterAll(() => site.close());

test.each([
  ['a loop', 'while (true) {}'],
  [
    'a loop that the guards miss',
    'const all = { [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) }; new Set(all as any);',
  ],
])('the page stays usable after an endless loop: %s', async (_name, loop) => {
  const { page, demo, field, live, problem } = await openDemoEditor(site);
  const original = await field.inputValue();
  await field.fill(`${original}\n${loop}\n`);
  await problem.locator('p').waitFor({ timeout: 20_000 });
  const toggle = demo.getByRole('button', { name: 'JavaScript' });
  await toggle.click({ timeout: 3000 });
  await demo.getByRole('button', { name: 'TypeScript' }).click({ timeout: 3000 });
  await demo.locator('[data-demo-source] pre:visible').first().click();
  await field.fill(original.replace('Publish', 'Alive'));
  await live.getByRole('button', { name: 'Alive' }).waitFor();
  await page.context().close();
});

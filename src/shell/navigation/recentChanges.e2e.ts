import { findViolations } from '../../tooling/testing/browser/runAxe';
import { threadIdle } from '../../tooling/testing/browser/quietPage';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const OVERVIEW = '/x/react-charts';
const HOUR = 3_600_000;

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('an overview marks the pages that changed since the last visit', async () => {
  const { page, consoleErrors } = await site.open(OVERVIEW);
  await hydrated(page);
  const list = page.getByRole('region', { name: 'Recently updated' });
  const marks = list.locator('[data-new="true"]');
  await list.getByRole('link').first().waitFor();
  expect(await marks.count()).toBe(0);

  const times = await list
    .locator('time')
    .evaluateAll((elements) =>
      elements.map((element) => Date.parse(element.getAttribute('datetime') ?? '')),
    );
  expect(times).toEqual([...times].sort((a, b) => b - a));
  const oldest = times.at(-1) ?? 0;
  // Set the last visit to when the oldest page changed, so all others are marked.
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key ?? '', text ?? '');
    },
    [`site-visits:${OVERVIEW}`, `${String(oldest)} ${String(oldest - HOUR)}`],
  );
  await page.reload();
  await hydrated(page);
  const changedSince = times.filter((time) => time > oldest).length;
  await page.waitForFunction(
    (expected) => document.querySelectorAll('[data-new="true"]').length === expected,
    changedSince,
  );
  await threadIdle(page);
  expect(await findViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});

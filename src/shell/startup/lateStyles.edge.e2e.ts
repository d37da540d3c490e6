import { holdRequests } from '../../tooling/testing/browser/network';
import { networkSettled } from '../../tooling/testing/browser/quietPage';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

/** The largest share of a page's elements that one style recalculation may cover after the first paint. */
const LIMIT = 0.15;

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite([], 'separate');
}, 60_000);
afterAll(() => site.close());

// Decision 17. On a phone, recalculating the style of the whole page is a long task.
test.each(['/material-ui/react-button', '/x/react-data-grid', '/material-ui/api/button'])(
  '%s: nothing after the first paint recalculates the style of the whole page',
  async (pathname) => {
    const context = await site.browser.newContext();
    const page = await context.newPage();
    const release = await holdRequests(context, /\/assets\/js\/main\./);
    await page.goto(site.url + pathname, { waitUntil: 'load' });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    await site.browser.startTracing(page, { categories: ['devtools.timeline'] });
    release();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.locator('[data-consent-banner]').waitFor();
    await networkSettled(page);
    const trace = JSON.parse((await site.browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const counts = trace.traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
    );
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    // Proves that the trace is of this page: the consent banner alone has more than five elements.
    expect(Math.max(...counts)).toBeGreaterThan(5);
    expect(counts.filter((count) => count > elements * LIMIT)).toEqual([]);
    await context.close();
  },
  60_000,
);

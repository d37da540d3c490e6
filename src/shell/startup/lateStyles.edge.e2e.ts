import { holdRequests } from '../../tooling/testing/browser/network';
import { networkSettled } from '../../tooling/testing/browser/quietPage';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

/** A share of the page's elements. What starts is a fraction of a page; its text isn't a part of it. */
const LIMIT = 0.15;

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite([], 'whole');
}, 60_000);
afterAll(() => site.close());

// Decision 17. A pass over the whole page is a task of its own on a phone.
test.each(['/material-ui/react-button', '/x/react-data-grid', '/material-ui/api/button'])(
  '%s: what comes after the first paint has the style of no whole page worked out anew',
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
    // The trace is one of this page: the question alone has a few elements.
    expect(Math.max(...counts)).toBeGreaterThan(5);
    expect(counts.filter((count) => count > elements * LIMIT)).toEqual([]);
    await context.close();
  },
  60_000,
);

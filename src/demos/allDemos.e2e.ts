import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { listPages } from '../navigation/node/listPages';
import { collectComplaints, startSite } from '../testing/browser/site';
import type { SiteUnderTest } from '../testing/browser/site';
import { listDemos } from './node/listDemos';
import type { ListedDemo } from './node/listDemos';

const DOCS = path.resolve(__dirname, '../../docs');
const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Two cores: more pages at once only wait for each other. */
const PAGES_AT_ONCE = 4;
const LOOKS = [
  'mode=light&dir=ltr',
  'mode=dark&dir=rtl',
  'mode=dark&dir=ltr',
  'mode=light&dir=rtl',
];
/** 12 minutes for 600 demos. */
const MAX_AVERAGE_MS = 1200;

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

const demos = listDemos(DOCS, listPages(DOCS));

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** What axe finds in the page; the document's own rules do not concern a demo. */
async function axe(page: Page): Promise<string[]> {
  const result = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: (options: object) => unknown } }).axe;
    return (await run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    })) as AxeResult;
  });
  return result.violations.map(({ id, nodes }) => {
    const [first] = nodes;
    const summary = first?.failureSummary?.split('\n').slice(1, 3).join(' ').trim() ?? '';
    return `axe ${id}: ${first?.html.slice(0, 120) ?? ''} ${summary}`;
  });
}

async function problemsOf(page: Page, complaints: string[], address: string): Promise<string[]> {
  complaints.length = 0;
  await page.goto(`${site.url}/demo/${address}`);
  await page.waitForSelector('[data-demo-root][data-used]', { state: 'attached' });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1000 });
      }),
  );
  const box = await page.evaluate(() => {
    const root = document.querySelector('[data-demo-root]');
    const shown = [...(root?.querySelectorAll('*') ?? [])].some((node) => {
      const { width, height } = node.getBoundingClientRect();
      return node.tagName !== 'STYLE' && width > 0 && height > 0;
    });
    return { shown, stopped: root?.querySelector('[data-demo-error]') !== null };
  });
  const problems = box.shown ? [] : ['the preview is empty'];
  if (box.stopped) problems.push('the demo stopped with an error');
  problems.push(...(await axe(page)), ...complaints);
  return problems;
}

/** Takes demos from a list until it is empty. */
async function work(
  context: BrowserContext,
  queue: ListedDemo[],
  problems: Map<string, Set<string>>,
): Promise<void> {
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  for (let demo = queue.shift(); demo !== undefined; demo = queue.shift()) {
    for (const styling of Object.keys(demo.variants)) {
      for (const look of LOOKS) {
        const query = `${look}&styling=${styling}`;
        const found = await problemsOf(page, complaints, `${demo.address}?${query}`).catch(
          (error: unknown) => [String(error).split('\n')[0] ?? ''],
        );
        for (const problem of found) {
          const name = `${demo.address} (${styling}): ${problem}`;
          problems.set(name, (problems.get(name) ?? new Set()).add(look));
        }
      }
    }
  }
  await page.close();
}

test(
  'every demo alone, in both modes and both directions: no complaint, no violation, not empty',
  async () => {
    expect(demos.length).toBeGreaterThan(100);
    const context = await site.browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 900, height: 700 },
    });
    await context.addInitScript(AXE);
    const problems = new Map<string, Set<string>>();
    const queue = [...demos];
    const start = Date.now();
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => work(context, queue, problems)));
    const average = (Date.now() - start) / demos.length;
    console.log(`${String(demos.length)} demos, ${String(Math.round(average))} ms each`);
    const report = [...problems].map(([problem, looks]) => `${problem} [${[...looks].join(', ')}]`);
    expect(report).toEqual([]);
    expect(average).toBeLessThan(MAX_AVERAGE_MS);
    await context.close();
  },
  15 * 60_000,
);

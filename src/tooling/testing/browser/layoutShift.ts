import type { BrowserContext, Page } from 'playwright-core';

/** What has moved on a page since its first paint, by itself or not. */
export interface LayoutShift {
  /** The sum of all shifts, as the Layout Instability API counts them: 0 is none. */
  readonly value: number;
  /** Each shift with the beginning of what it moved. */
  readonly moved: readonly string[];
}

type Watcher = Window & { readLayoutShift: () => LayoutShift };

/**
 * Counts the layout shifts of every page of a context, from before its first script.
 * @param ignored a selector: what only moves within such elements doesn't count
 */
export async function watchLayoutShift(context: BrowserContext, ignored?: string): Promise<void> {
  await context.addInitScript((within) => {
    const isIgnored = (node: Node | null): boolean => {
      const element = node instanceof Element ? node : node?.parentElement;
      return within !== undefined && element?.parentElement?.closest(within) != null;
    };
    let value = 0;
    const moved: string[] = [];
    const take = (entries: PerformanceEntryList): void => {
      for (const entry of entries as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const { sources } = entry;
        if (sources.length > 0 && sources.every(({ node }) => isIgnored(node))) continue;
        // A pseudo-element has no node: then its place has to tell.
        const parts = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent;
          return `${what ?? 'no node'} (${String(from.x)}, ${String(from.y)} to ${String(to.x)}, ${String(to.y)})`;
        });
        value += entry.value;
        moved.push(`${entry.value.toFixed(5)} ${parts.join(' | ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => {
      take(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    (window as unknown as Watcher).readLayoutShift = () => {
      // What the browser has noted and not told yet.
      take(observer.takeRecords());
      return { value, moved };
    };
  }, ignored);
}

/** The shifts of the page so far. Its context is watched by `watchLayoutShift`. */
export function readLayoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(() => (window as unknown as Watcher).readLayoutShift());
}

import type { BrowserContext, Page } from 'playwright-core';

/**
 * The layout shifts of a page since its first paint, including those right after an interaction.
 */
export interface LayoutShift {
  /** The sum of all shifts, by the Layout Instability API; 0 if nothing moved. */
  readonly value: number;
  /** Each shift with the start of the moved elements' HTML. */
  readonly moved: readonly string[];
}

type Watcher = Window & { readLayoutShift: () => LayoutShift };

/**
 * Observes the layout shifts of every page in a context, from before its first script.
 *
 * @param ignored selector of elements; shifts that only move their descendants don't count
 */
export async function watchLayoutShift(context: BrowserContext, ignored?: string): Promise<void> {
  await context.addInitScript((within) => {
    const isIgnored = (node: Node | null): boolean => {
      const element = node instanceof Element ? node : node?.parentElement;
      return within !== undefined && element?.parentElement?.closest(within) != null;
    };
    let value = 0;
    const moved: string[] = [];
    const addEntries = (entries: PerformanceEntryList): void => {
      for (const entry of entries as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const { sources } = entry;
        if (sources.length > 0 && sources.every(({ node }) => isIgnored(node))) continue;
        // A pseudo-element has no node, so its position has to identify it.
        const parts = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent;
          return `${what ?? 'no node'} (${String(from.x)}, ${String(from.y)} to ${String(to.x)}, ${String(to.y)})`;
        });
        value += entry.value;
        moved.push(`${entry.value.toFixed(5)} ${parts.join(' | ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => {
      addEntries(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    (window as unknown as Watcher).readLayoutShift = () => {
      // Entries that the browser hasn't delivered yet.
      addEntries(observer.takeRecords());
      return { value, moved };
    };
  }, ignored);
}

/** Returns the shifts of a page so far. Call `watchLayoutShift` for its context first. */
export function readLayoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(() => (window as unknown as Watcher).readLayoutShift());
}

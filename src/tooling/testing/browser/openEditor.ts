import type { FrameLocator, Locator, Page } from 'playwright-core';
import { hydrated } from './site';
import type { SiteUnderTest } from './site';

/** A page with small demos. */
export const BUTTON_PAGE = '/material-ui/react-button';

/** A demo with an open editor. */
export interface OpenDemo {
  readonly page: Page;
  readonly consoleErrors: string[];
  readonly demo: Locator;
  readonly field: Locator;
  readonly live: FrameLocator;
  readonly problem: Locator;
}

/**
 * Opens a page and a demo's editor.
 *
 * @param place the page and the demo's file, as in a link to its code
 */
export async function openDemoEditor(
  site: SiteUnderTest,
  options: Parameters<SiteUnderTest['open']>[1] = {},
  place = `${BUTTON_PAGE}#BasicButtons.tsx`,
): Promise<OpenDemo> {
  const { page, consoleErrors } = await site.open(place, options);
  await hydrated(page);
  const name = /(\w+)\.\w+$/.exec(place)?.[1] ?? '';
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.locator('[data-demo-source] pre:visible').first().click();
  const field = demo.locator('[data-demo-source] textarea');
  await field.waitFor();
  return {
    page,
    consoleErrors,
    demo,
    field,
    live: demo.frameLocator('iframe[data-live-frame]'),
    problem: demo.locator('[data-demo-problem]'),
  };
}

/**
 * Adds a comment below the code in a single change. If it were typed, a slow machine might compile an
 * incomplete line between two keys, and the editor would rightly report an error.
 */
export async function addLine(field: Locator): Promise<void> {
  await field.press('ControlOrMeta+End');
  await field.page().keyboard.insertText('\n// one more line');
}

import type { FrameLocator, Locator, Page } from 'playwright-core';
import { hydrated } from './site';
import type { SiteUnderTest } from './site';

/** A page whose demos are small. */
export const BUTTON_PAGE = '/material-ui/react-button';

/** A demo that is being edited. */
export interface OpenDemo {
  readonly page: Page;
  readonly consoleErrors: string[];
  readonly demo: Locator;
  readonly field: Locator;
  readonly live: FrameLocator;
  readonly problem: Locator;
}

/**
 * A page with a demo's editor open.
 * @param place the page and the file, as the demo's link to its code has them
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
 * A comment below the code, as one change: of half a line, which a slow machine compiles between two
 * keys, the editor rightly says that it's no code.
 */
export async function addLine(field: Locator): Promise<void> {
  await field.press('ControlOrMeta+End');
  await field.page().keyboard.insertText('\n// one more line');
}

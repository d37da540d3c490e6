import type { Page } from 'playwright-core';
import { WEB_FONT_FACES, WEB_FONT_FAMILY } from '../../../foundation/palette/model/webFont';

/**
 * Adds the web font to a page before its application starts, as on every page of a visit but the
 * first (`showWebFont.ts`). Its lines are taller than those of this system's fonts, so measurements
 * are taken with the least space. On a real page, the font may not arrive; here, it always does.
 */
export async function addWebFont(page: Page): Promise<void> {
  await page.evaluate(
    async ([family, faces]) => {
      const loaded = faces.map(({ address, weight }) =>
        new FontFace(family, `url(${address})`, { weight }).load(),
      );
      for (const face of await Promise.all(loaded)) document.fonts.add(face);
    },
    [WEB_FONT_FAMILY, WEB_FONT_FACES] as const,
  );
}

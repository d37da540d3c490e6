import type { Page } from 'playwright-core';
import { WEB_FONT_FACES, WEB_FONT_FAMILY } from '../../../foundation/palette/model/webFont';

/**
 * Gives a page the web font before its application starts, as all pages of a visit but the first
 * have it (`showWebFont.ts`). Its lines are higher than those of the fonts here, so that what is
 * measured has less room. On a page, the font may come late; here it always comes.
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

import type { Browser, Page } from 'playwright-core';
import { PICTURE_SIZE } from '../model/pictureName';
import type { PictureMode } from '../model/pictureName';
import type { DemoSite } from './bundleDemos';
import type { CardDemo } from './listCardDemos';

const ORIGIN = 'http://pictures.localhost';
const MODES: readonly PictureMode[] = ['light', 'dark'];
const NOW = new Date('2026-01-15T12:00:00Z');
/** Time for a demo to measure itself and finish its animations. */
const SETTLE_MS = 700;
/** A demo that doesn't fit into a picture is scaled down, at most by this factor. */
const MAX_SHRINK = 2.4;
/** Factors for demos that are full pages, and for overlays that open above a page. */
const WINDOW_SHRINK = 2.4;
const OVERLAY_SHRINK = 1.5;
const QUALITY = 0.82;
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

/** Called with each picture, as a WebP file. */
export type OnPicture = (name: string, mode: PictureMode, file: Buffer) => void;

/**
 * Makes a page deterministic, with seeded random numbers and without animations. Runs before its first
 * script.
 */
function makeDeterministic(): void {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }',
  );
  document.adoptedStyleSheets = [stylesheet];
}

async function resize(page: Page, shrink: number): Promise<void> {
  await page.setViewportSize({
    width: Math.round(PICTURE_SIZE.width * shrink),
    height: Math.round(PICTURE_SIZE.height * shrink),
  });
}

/** Returns the factor at which the whole demo fits into a picture. */
async function findShrink(page: Page, { demo, press }: CardDemo): Promise<number> {
  if (demo.isDocument && !press) return WINDOW_SHRINK;
  if (press) return OVERLAY_SHRINK;
  const { height, width } = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { height: scrollHeight, width: scrollWidth };
  });
  const needed = Math.max(height / PICTURE_SIZE.height, width / PICTURE_SIZE.width);
  // A wider demo is also less high, so 60% of the missing size is enough in most cases.
  return Math.min(MAX_SHRINK, needed > 1 ? 1 + (needed - 1) * 0.6 : 1);
}

/** Converts a PNG to WebP at the size of a picture. */
async function encode(encoder: Page, png: Buffer): Promise<Buffer> {
  const url = await encoder.evaluate(
    async ([source, width, height, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('This browser has no 2D canvas.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), PICTURE_SIZE.width, PICTURE_SIZE.height, QUALITY] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/**
 * Takes the pictures of cards in both color modes.
 *
 * @param site the bundled demos (`bundleDemos`)
 */
export async function takePictures(
  browser: Browser,
  site: DemoSite,
  demos: readonly CardDemo[],
  onPicture: OnPicture,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'UTC' });
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(makeDeterministic);
  await context.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = origin === ORIGIN ? site.get(pathname) : undefined;
    if (file === undefined) return route.abort();
    const contentType = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain';
    return route.fulfill({
      body: typeof file === 'string' ? file : Buffer.from(file),
      contentType,
    });
  });
  const encoder = await context.newPage();
  for (const card of demos) {
    const page = await context.newPage();
    await resize(page, card.demo.isDocument ? WINDOW_SHRINK : 1);
    await page.goto(`${ORIGIN}/${card.name}.html`);
    await page.evaluate(() => window.showDemo?.('light'));
    await page.waitForTimeout(SETTLE_MS);
    await resize(page, await findShrink(page, card));
    if (card.press) await page.locator('#stage button').first().click();
    for (const mode of MODES) {
      // Toolpad uses the system's color mode.
      await page.emulateMedia({ colorScheme: mode });
      await page.evaluate((next) => window.showDemo?.(next), mode);
      await page.waitForTimeout(SETTLE_MS);
      onPicture(card.name, mode, await encode(encoder, await page.screenshot()));
    }
    await page.close();
  }
  await context.close();
}

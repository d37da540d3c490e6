import fs from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { WEB_FONT_FACES } from '../../../foundation/palette/model/webFont';
import { interact, hydrated, painted, setMode } from '../browser/site';
import type { SiteUnderTest } from '../browser/site';
import { SCALES, VIEWS } from './pictureList';
import type { Subject, View } from './pictureList';

/**
 * Turns off hinting, subpixels, and color profiles, so that every machine renders letters the same.
 */
export const FLAGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
const NOW = new Date('2026-01-15T12:00:00Z');
const FONT = 'Picture Font';

/** The characters of the site's font, as ranges of a regular expression's character class. */
const FONT_RANGES = (
  JSON.parse(
    fs.readFileSync(require.resolve('@fontsource/ibm-plex-sans/unicode.json'), 'utf8'),
  ) as { latin: string }
).latin
  .split(',')
  .map((range) =>
    range
      .slice(2)
      .split('-')
      .map((code) => `\\u{${code}}`)
      .join('-'),
  )
  .join('');

/**
 * Makes a page deterministic: random numbers, fonts, animations, and content that changes with each
 * build. Runs in the page, before its first script.
 */
function makeDeterministic(fontName: string): void {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(`
    *, ::before, ::after {
      animation: none !important;
      caret-color: transparent !important;
      font-family: '${fontName}' !important;
      scroll-behavior: auto !important;
      transition: none !important;
    }
    /* The content of an ad varies, but its space is part of the page. */
    [data-ad] * { visibility: hidden !important; }
    /* The link from a standalone demo to its page appears late, and isn't part of the demo. */
    [data-way-back] { display: none !important; }
  `);
  document.adoptedStyleSheets = [stylesheet];
}

/** Creates a profile whose pictures are the same on every machine and day. */
export async function createStableContext(
  site: SiteUnderTest,
  kind: Subject['kind'],
): Promise<BrowserContext> {
  const context = await site.browser.newContext({
    deviceScaleFactor: SCALES[kind],
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: site.url, localStorage: [{ name: 'site-consent', value: 'denied' }] }],
    },
    timezoneId: 'UTC',
  });
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(makeDeterministic, FONT);
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== site.url,
    (route) => route.abort(),
  );
  return context;
}

/** Opens a page, interacts with it, and resolves when its demos in view are hydrated. */
export async function openSubject(page: Page, url: string, subject: Subject): Promise<void> {
  const [{ width, height, mode }] = VIEWS[subject.kind];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: mode });
  await page.goto(url + subject.pathname, { waitUntil: 'load' });
  if (subject.kind === 'template') await hydrated(page);
  else await interact(page);
  await page.waitForFunction((isDemo) => {
    const roots = [...document.querySelectorAll('[data-demo-root]')];
    const isReady = (root: Element): boolean => {
      const { top, bottom, width } = root.getBoundingClientRect();
      const isSeen = width > 0 && bottom > 0 && top < innerHeight;
      return !isSeen || (root as HTMLElement).dataset['used'] !== undefined;
    };
    return roots.length >= (isDemo ? 1 : 0) && roots.every(isReady);
  }, subject.kind === 'demo');
}

/** Loads the font, and replaces characters that it doesn't have and dates of the build. */
async function settle(page: Page): Promise<void> {
  const faces = WEB_FONT_FACES.map(({ address, weight }) => ({ address, weight }));
  // A frame without a URL is out of view (`loading="lazy"`), and doesn't respond before it loads.
  for (const frame of page.frames().filter((each) => each.url() !== '')) {
    await frame.evaluate(
      async ([name, fonts, ranges]) => {
        if (![...document.fonts].some(({ family }) => family.includes(name))) {
          const loaded = fonts.map(({ address, weight }) =>
            new FontFace(name, `url(${address})`, { weight }).load(),
          );
          for (const face of await Promise.all(loaded)) document.fonts.add(face);
        }
        const foreign = new RegExp(`[^${ranges}]`, 'gu');
        const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const value = text.nodeValue ?? '';
          const parent = text.parentElement;
          if (parent?.closest('script, style') !== null) continue;
          const plain = parent.closest('time') ? 'January 1' : value.replace(foreign, 'o');
          if (plain !== value) text.nodeValue = plain;
        }
      },
      [FONT, faces, FONT_RANGES] as const,
    );
  }
  // Only wait for frames of the page: an iframe out of view has no animation frames.
  await painted(page);
}

/** Shows an open page in a view. */
export async function show(page: Page, { width, height, mode }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await setMode(page, mode);
}

/** Takes a picture of a page, as PNG. */
export async function takePicture(page: Page): Promise<Buffer> {
  await settle(page);
  return page.screenshot({ scale: 'device' });
}

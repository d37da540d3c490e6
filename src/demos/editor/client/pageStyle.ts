import { WEB_FONT_FACES, WEB_FONT_FAMILY } from '../../../foundation/palette/model/webFont';
import type { FontFile } from '../model/frameMessages';

/** The page's styles for the frame. */
export interface PageStyle {
  readonly css: string;
  readonly fonts: readonly FontFile[];
}

let css: Promise<string> | undefined;
let fonts: Promise<readonly FontFile[]> | undefined;

/**
 * Loads the page's stylesheets and web font for the frame, which can't fetch them. Both come from the
 * browser's cache, since the page has already loaded them. Anything that fails to load is left out.
 */
export async function loadPageStyle(): Promise<PageStyle> {
  css ??= collectCss().catch(() => {
    css = undefined;
    return '';
  });
  // The web font loads on a visitor's second page, so it may not be available yet.
  if (hasWebFont()) {
    fonts ??= Promise.all(WEB_FONT_FACES.map(loadFace)).catch(() => {
      fonts = undefined;
      return [];
    });
  }
  return { css: await css, fonts: (await fonts) ?? [] };
}

async function collectCss(): Promise<string> {
  const links = document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]');
  const stylesheets = await Promise.all(
    [...links]
      .filter(({ href }) => href.startsWith(window.location.origin))
      .map(async ({ href }) => (await fetch(href)).text()),
  );
  const inline = [...document.querySelectorAll('head style')].map((node) => node.textContent);
  // Remove all URLs: images only decorate the page's own interface. The `@font-face` rules that still work
  // are the web font's fallbacks, which use system fonts.
  return [...stylesheets, ...inline].join('\n').replaceAll(/url\((?!["']?data:)[^)]*\)/g, 'none');
}

function hasWebFont(): boolean {
  return [...document.fonts].some(
    ({ family, status }) =>
      status === 'loaded' && family.replaceAll(/["']/g, '') === WEB_FONT_FAMILY,
  );
}

async function loadFace({ address, weight }: (typeof WEB_FONT_FACES)[number]): Promise<FontFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return { family: WEB_FONT_FAMILY, data: await response.arrayBuffer(), weight, style: 'normal' };
}

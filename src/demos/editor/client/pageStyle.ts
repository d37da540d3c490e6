import { WEB_FONT_FACES, WEB_FONT_FAMILY } from '../../../foundation/palette/model/webFont';
import type { FontFile } from '../model/frameMessages';

/** What the frame needs to look as the page does. */
export interface PageStyle {
  readonly css: string;
  readonly fonts: readonly FontFile[];
}

let css: Promise<string> | undefined;
let fonts: Promise<readonly FontFile[]> | undefined;

/**
 * The page's stylesheets and its web font, as text and bytes: the frame cannot fetch. Both come
 * from the browser's cache, as the page has loaded them; what cannot be had is left out.
 */
export async function loadPageStyle(): Promise<PageStyle> {
  css ??= collectCss().catch(() => {
    css = undefined;
    return '';
  });
  // The web font arrives with a reader's second page, which may be a later one of this visit.
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
  // What has an address is decoration of the page's own interface. The faces that remain are the
  // stand-ins for the web font, which are made of the system's fonts.
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

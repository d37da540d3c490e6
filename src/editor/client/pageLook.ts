import { densityStore } from '../../preferences/client/useDensity';
import type { FontFile, FrameLook } from '../model/frameMessages';

/** What the page looks like now, for the frame. */
export function readLook(): FrameLook {
  const root = document.documentElement;
  return {
    mode: root.dataset['theme'] === 'dark' ? 'dark' : 'light',
    direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
    isDense: densityStore.get(),
    lang: root.lang,
  };
}

/** Calls back when mode, direction, density or the language of the code changes. */
export function watchLook(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'dir', 'data-code-variant'],
  });
  const stop = densityStore.subscribe(onChange);
  return () => {
    observer.disconnect();
    stop();
  };
}

let style: Promise<{ css: string; fonts: FontFile[] }> | undefined;

/**
 * The page's style sheets and the fonts in use, as texts and bytes: the frame cannot fetch.
 * Both come from the browser's cache, as the page has loaded them.
 */
export function loadPageStyle(): Promise<{ css: string; fonts: FontFile[] }> {
  style ??= collectStyle().catch(() => {
    style = undefined;
    return { css: '', fonts: [] };
  });
  return style;
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

async function collectStyle(): Promise<{ css: string; fonts: FontFile[] }> {
  const links = document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]');
  const sheets = await Promise.all(
    [...links]
      .filter(({ href }) => href.startsWith(window.location.origin))
      .map(async ({ href }) => ({ href, text: await (await fetch(href)).text() })),
  );
  const inline = [...document.querySelectorAll('head style')].map((node) => node.textContent);
  const css = [...sheets.map(({ text }) => text), ...inline].join('\n').replaceAll(FONT_FACE, '');
  const faces = sheets.flatMap(({ href, text }) =>
    [...text.matchAll(FONT_FACE)].map(([face]) => ({ href, face })),
  );
  const fonts = await Promise.all(faces.map(({ href, face }) => loadFont(href, face)));
  return {
    // What is left of addresses is decoration of the page's own interface.
    css: css.replaceAll(/url\((?!["']?data:)[^)]*\)/g, 'none'),
    fonts: fonts.filter((font): font is FontFile => font !== undefined),
  };
}

/** A face of a style sheet, if the page uses it. */
async function loadFont(sheet: string, face: string): Promise<FontFile | undefined> {
  const read = (property: string): string =>
    new RegExp(`${property}:\\s*([^;}]+)`).exec(face)?.[1]?.trim() ?? '';
  const family = read('font-family').replaceAll(/["']/g, '');
  const address = /url\(\s*["']?([^"')]+)/.exec(face)?.[1];
  const weight = read('font-weight') || 'normal';
  const isUsed = [...document.fonts].some(
    (font) =>
      font.status === 'loaded' &&
      font.family.replaceAll(/["']/g, '') === family &&
      font.weight === weight,
  );
  if (!isUsed || address === undefined) return undefined;
  const response = await fetch(new URL(address, sheet));
  return {
    family,
    data: await response.arrayBuffer(),
    weight,
    style: read('font-style') || 'normal',
  };
}

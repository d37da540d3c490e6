import {
  FONT_FOLDER,
  WEB_FONT_FACES,
  WEB_FONT_FAMILY,
} from '../../../../foundation/palette/model/webFont';
import { readStoredText } from '../../../../foundation/preferences/client/readSaved';
import { STORAGE_KEYS } from '../../../../foundation/preferences/model/constants';

/**
 * Part of the page's inline script: the web font of a reader whose browser has its files already
 * (`webFont.ts` has fetched them). Its faces are used when all of them are here before the first
 * frame, or not at all: text never moves, and bold text never has another family than the rest,
 * which `font-display: optional` decides for each face by itself. The browser holds the first
 * frame for preloaded fonts, but only for a moment.
 */
export function showWebFont(): void {
  if (typeof FontFace !== 'function') return;
  if (readStoredText('localStorage', STORAGE_KEYS.webFont) !== FONT_FOLDER) return;
  const loaded: FontFace[] = [];
  for (const { address, weight } of WEB_FONT_FACES) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.type = 'font/woff2';
    link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.appendChild(link);
    new FontFace(WEB_FONT_FAMILY, `url(${address})`, { weight }).load().then(
      (face) => loaded.push(face),
      () => undefined,
    );
  }
  window.requestAnimationFrame(() => {
    if (loaded.length < WEB_FONT_FACES.length) return;
    for (const face of loaded) document.fonts.add(face);
  });
}

import {
  FONT_FOLDER,
  WEB_FONT_FACES,
  WEB_FONT_FAMILY,
} from '../../../../foundation/palette/model/webFont';
import { readStoredText } from '../../../../foundation/preferences/client/readSaved';
import { STORAGE_KEYS } from '../../../../foundation/preferences/model/constants';

/**
 * Part of the page's inline script: uses the web font if the browser already has its files, which
 * `webFont.ts` fetched on an earlier page. Either all faces are loaded before the first frame, or
 * none is used, so text never shifts and bold text always has the same family as the rest.
 * (`font-display: optional` would decide for each face separately.) The browser delays the first
 * frame for preloaded fonts, but only briefly.
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

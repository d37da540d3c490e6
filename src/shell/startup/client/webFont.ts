import type { ClientModule } from '@docusaurus/types';
import {
  FONT_FOLDER,
  WEB_FONT_FACES,
  WEB_FONT_FAMILY,
} from '../../../foundation/palette/model/webFont';
import { storageAdapter } from '../../../foundation/preferences/client/storageAdapter';
import { STORAGE_KEYS } from '../../../foundation/preferences/model/constants';
import { savesData } from './savesData';
import { whenIdle } from './whenIdle';

/** Faces that are loaded and will be used from the next page on. */
let loadedFaces: readonly FontFace[] = [];

/**
 * Fetches the faces without using them, and saves that they're in the cache, so that the inline
 * script of the next load (`showWebFont.ts`) can use them for its first paint.
 */
async function fetchFaces(): Promise<void> {
  loadedFaces = await Promise.all(
    WEB_FONT_FACES.map(({ address, weight }) =>
      new FontFace(WEB_FONT_FAMILY, `url(${address})`, { weight }).load(),
    ),
  );
  storageAdapter.write(STORAGE_KEYS.webFont, FONT_FOLDER);
}

/** Returns whether the inline script loaded the faces in time for the first paint. */
const isFontInUse = (): boolean =>
  // Some browsers return the name in quotation marks.
  [...document.fonts].some(({ family }) => family.replace(/["']/g, '') === WEB_FONT_FAMILY);

/**
 * Loads the web font for the second page. On the first one it would either arrive after the text and
 * shift the layout, or delay the text. The font only changes between pages, never while somebody
 * reads one.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation === null) {
    if (typeof FontFace !== 'function' || savesData() || isFontInUse()) return;
    // If the files can't be loaded, the next page keeps the fallback font too.
    whenIdle(() => void fetchFaces().catch(() => undefined));
  } else if (previousLocation.pathname !== location.pathname) {
    for (const face of loadedFaces) document.fonts.add(face);
    loadedFaces = [];
  }
};

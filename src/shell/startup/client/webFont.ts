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

/** Faces that are here and wait for the next page. */
let waiting: readonly FontFace[] = [];

/**
 * Fetches the faces without using them, and remembers that they are here: the inline script of the
 * next load (`showWebFont.ts`) has them for its first paint.
 */
async function fetchFaces(): Promise<void> {
  waiting = await Promise.all(
    WEB_FONT_FACES.map(({ address, weight }) =>
      new FontFace(WEB_FONT_FAMILY, `url(${address})`, { weight }).load(),
    ),
  );
  storageAdapter.write(STORAGE_KEYS.webFont, FONT_FOLDER);
}

/** Whether the inline script had the faces in time for the first paint. */
const isShown = (): boolean =>
  // Some browsers give the name with quotation marks.
  [...document.fonts].some(({ family }) => family.replace(/["']/g, '') === WEB_FONT_FAMILY);

/**
 * The web font belongs to the second page: on the first it would come after the text (and move it)
 * or hold the text up. What a reader sees changes with a page only.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation === null) {
    if (typeof FontFace !== 'function' || savesData() || isShown()) return;
    // Without the files the stand-in is shown, on the next page as well.
    whenIdle(() => void fetchFaces().catch(() => undefined));
  } else if (previousLocation.pathname !== location.pathname) {
    for (const face of waiting) document.fonts.add(face);
    waiting = [];
  }
};

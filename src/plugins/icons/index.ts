import type { LoadContext, Plugin } from '@docusaurus/types';
import { DEFAULT_ICON_STYLE, hasStyle, ICON_STYLES } from '../../reference/icons/model/types';
import { cachedIcons } from '../../reference/icons/node/cachedIcons';
import type { IconSet } from '../../reference/icons/node/readIcons';
import { provideDeferred } from '../../foundation/site/node/deferredData';
import { writeSharedData } from '../../foundation/site/node/sharedData';

/** Number of icons in the server-rendered page, enough for two screens of a phone. */
const FIRST_COUNT = 60;

const NO_SHAPES = Object.fromEntries(
  ICON_STYLES.map((style) => [style, {}]),
) as unknown as IconSet['shapes'];

/**
 * Writes the data of the icons page. Names and the first icons are in the page's chunk. The shapes of
 * each style are in a separate chunk, which loads when the style is shown.
 */
export default function iconsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-icons',
    contentLoaded: () =>
      provideDeferred({
        siteDir,
        part: 'icons',
        ...cachedIcons(siteDir),
        placeholder: { entries: [], shapes: NO_SHAPES },
        write: ({ entries, shapes }) => {
          const write = (name: string, data: unknown): void => {
            writeSharedData(siteDir, `icons/${name}.json`, data);
          };
          write('entries', entries);
          const first = entries
            .filter((entry) => hasStyle(entry, DEFAULT_ICON_STYLE))
            .slice(0, FIRST_COUNT)
            .map(([name]) => [name, shapes[DEFAULT_ICON_STYLE][name]]);
          write('first', Object.fromEntries(first));
          for (const style of ICON_STYLES) write(style, shapes[style]);
          return Promise.resolve();
        },
      }),
  };
}

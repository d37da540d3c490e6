import type { LoadContext, Plugin } from '@docusaurus/types';
import { DEFAULT_ICON_STYLE, hasStyle, ICON_STYLES } from '../../icons/model/types';
import { type IconSet, readIcons } from '../../icons/node/readIcons';
import { openCache, readOrMake, readPackageFile, readFeature } from '../../site/node/packageCache';

/** How many icons the page as served shows: two screens of a phone. */
const FIRST_COUNT = 60;

/**
 * Gives the icons page its data: names and the first icons in the page's own chunk, the shapes
 * of each style in a chunk that loads when the style is shown.
 */
export default function iconsPlugin({ siteDir }: LoadContext): Plugin<IconSet> {
  return {
    name: 'site-icons',
    loadContent: () => {
      const inputs = [
        readPackageFile(siteDir, '@mui/icons-material'),
        ...readFeature(siteDir, 'icons'),
      ];
      return readOrMake(openCache<IconSet>(siteDir, 'icons', inputs), () => readIcons(siteDir));
    },
    async contentLoaded({ content: { entries, shapes }, actions: { createData } }) {
      await createData('entries.json', entries);
      const first = entries
        .filter((entry) => hasStyle(entry, DEFAULT_ICON_STYLE))
        .slice(0, FIRST_COUNT)
        .map(([name]) => [name, shapes[DEFAULT_ICON_STYLE][name]]);
      await createData('first.json', Object.fromEntries(first));
      for (const style of ICON_STYLES) await createData(`${style}.json`, shapes[style]);
    },
  };
}

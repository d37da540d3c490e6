import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  openCache,
  readFeature,
  readLockFile,
  readOrMake,
} from '../../foundation/site/node/packageCache';
import { writeSharedData } from '../../foundation/site/node/sharedData';

type ThemeData = Readonly<Record<string, object>>;

/** Writes data derived from the installed packages for the pages about themes, each for its own chunk. */
export default function themeToolsPlugin({ siteDir }: LoadContext): Plugin<ThemeData> {
  return {
    name: 'site-theme-tools',
    loadContent: () => {
      const inputs = [readLockFile(siteDir), ...readFeature(siteDir, 'reference/theme-tools')];
      return readOrMake(openCache<ThemeData>(siteDir, 'theme-tools', inputs), async () => {
        // Loaded lazily: the packages take longer to load than cached data.
        const { readThemeData } = await import('../../reference/theme-tools/node/readThemeData');
        return readThemeData();
      });
    },
    contentLoaded({ content }) {
      for (const [name, data] of Object.entries(content)) {
        writeSharedData(siteDir, `theme-tools/${name}`, data);
      }
    },
  };
}

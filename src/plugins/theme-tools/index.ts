import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  openCache,
  readFeature,
  readLockFile,
  readOrMake,
} from '../../foundation/site/node/packageCache';
import { writeSharedData } from '../../foundation/site/node/sharedData';

type ThemeData = Readonly<Record<string, object>>;

/** Gives the pages about themes what the installed packages make, each in the page's own chunk. */
export default function themeToolsPlugin({ siteDir }: LoadContext): Plugin<ThemeData> {
  return {
    name: 'site-theme-tools',
    loadContent: () => {
      const inputs = [readLockFile(siteDir), ...readFeature(siteDir, 'reference/theme-tools')];
      return readOrMake(openCache<ThemeData>(siteDir, 'theme-tools', inputs), async () => {
        // Late: the packages take longer to load than the data of an earlier run.
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

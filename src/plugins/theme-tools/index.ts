import type { Plugin } from '@docusaurus/types';
import { readSystemProperties } from '../../theme-tools/node/readSystemProperties';
import { readJoyTheme, readMaterialTheme } from '../../theme-tools/node/readThemes';
import { readJoyVariables, readMaterialVariables } from '../../theme-tools/node/readVariables';

/** Gives the pages about themes what the installed packages make, each in the page's own chunk. */
export default function themeToolsPlugin(): Plugin {
  return {
    name: 'site-theme-tools',
    async contentLoaded({ actions: { createData } }) {
      await createData('material-theme.json', readMaterialTheme());
      await createData('joy-theme.json', readJoyTheme());
      await createData('material-variables.json', readMaterialVariables());
      await createData('joy-variables.json', readJoyVariables());
      await createData('system-properties.json', readSystemProperties());
    },
  };
}

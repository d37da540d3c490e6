import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import nodes from '@shared-data/theme-tools/material-theme.json';
import { ThemeTree } from './ThemeTree';

/** The default theme of Material UI. */
export function MaterialThemeTree(): ReactNode {
  return (
    <ThemeTree
      nodes={nodes}
      label={translate({
        id: 'site.themeTools.materialTheme',
        message: 'Material UI default theme',
      })}
    />
  );
}

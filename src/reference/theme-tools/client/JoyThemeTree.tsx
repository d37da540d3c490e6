import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import nodes from '@shared-data/theme-tools/joy-theme.json';
import { ThemeTree } from './ThemeTree';

/** The default theme of Joy UI. */
export function JoyThemeTree(): ReactNode {
  return (
    <ThemeTree
      nodes={nodes}
      label={translate({ id: 'site.themeTools.joyTheme', message: 'Joy UI default theme' })}
    />
  );
}

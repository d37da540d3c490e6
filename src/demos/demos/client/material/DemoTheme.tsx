import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { createSiteStorageManager } from '../../../../foundation/color-mode/client/createSiteStorageManager';
import { MUI_STORAGE_KEYS } from '../../../../foundation/color-mode/model/colorMode';
import { getMuiTheme } from '../../../../foundation/palette/client/muiTheme';
import { createMuiThemeOptions } from '../../../../foundation/palette/model/muiThemeOptions';
import { useDensity } from '../../../../foundation/preferences/client/useDensity';
import { useDirection } from '../../../../foundation/preferences/client/useDirection';
import { ContainerDirection } from '../containerDirection';
import { DirectionCache } from '../DirectionCache';
import { DENSE_COMPONENTS } from '../../../../foundation/palette/client/denseComponents';
import { COMPONENT_DEFAULTS } from '../../../../foundation/palette/model/muiThemeOptions';
import { matchSiteMedia } from './matchSiteMedia';

/** Whether the demo has a document to itself: it's framed on its page, or stands alone. */
function hasOwnDocument(): boolean {
  return typeof document === 'object' && document.querySelector('[data-document]') !== null;
}

/** Toolpad's provider asks the system for its mode, from within this theme. */
const FOLLOWS_SITE = { MuiUseMediaQuery: { defaultProps: { matchMedia: matchSiteMedia } } };

/**
 * What a Material UI demo lives in: the site's theme, its direction and its density. The
 * variables are in the page's static stylesheet already, so none are generated here, and
 * `<html>` stays Docusaurus' (it owns the mode; MUI's state follows through the storage).
 */
export function DemoTheme({ children }: { readonly children: ReactNode }): ReactNode {
  const [pageDirection] = useDirection();
  const direction = useContext(ContainerDirection) ?? pageDirection;
  const [dense] = useDensity();
  const theme = useMemo(() => {
    const isOwn = hasOwnDocument();
    if (direction === 'ltr' && !dense && !isOwn) return getMuiTheme();
    const components = dense ? DENSE_COMPONENTS : COMPONENT_DEFAULTS;
    return createTheme({
      ...createMuiThemeOptions(),
      direction,
      components: isOwn ? { ...components, ...FOLLOWS_SITE } : components,
    });
  }, [direction, dense]);
  return (
    <DirectionCache direction={direction}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        disableStyleSheetGeneration
        colorSchemeNode={null as never}
        modeStorageKey={MUI_STORAGE_KEYS.mode}
        colorSchemeStorageKey="mui-color-scheme"
        storageManager={createSiteStorageManager}
      >
        {children}
      </ThemeProvider>
    </DirectionCache>
  );
}

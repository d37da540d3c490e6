import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { createSiteStorageManager } from '../../../../foundation/color-mode/client/createSiteStorageManager';
import { MUI_STORAGE_KEYS } from '../../../../foundation/color-mode/model/colorMode';
import { createDemoTheme } from '../../../../foundation/color-mode/client/createDemoTheme';
import { getMuiTheme } from '../../../../foundation/palette/client/muiTheme';
import { useDensity } from '../../../../foundation/preferences/client/useDensity';
import { useDirection } from '../../../../foundation/preferences/client/useDirection';
import { ContainerDirection } from '../containerDirection';
import { DirectionCache } from '../DirectionCache';

/** Whether the demo has its own document, in a frame or on its standalone page. */
function hasOwnDocument(): boolean {
  return typeof document === 'object' && document.querySelector('[data-document]') !== null;
}

/**
 * The theme, direction, and density that a Material UI demo is rendered in. It generates no CSS variables,
 * because the page's static stylesheet has them, and doesn't touch `<html>`: Docusaurus owns the color
 * mode, and MUI's state follows it through storage.
 */
export function DemoTheme({ children }: { readonly children: ReactNode }): ReactNode {
  const [pageDirection] = useDirection();
  const direction = useContext(ContainerDirection) ?? pageDirection;
  const [isDense] = useDensity();
  const theme = useMemo(() => {
    const isStandalone = hasOwnDocument();
    if (direction === 'ltr' && !isDense && !isStandalone) return getMuiTheme();
    return createDemoTheme({ direction, isDense, isStandalone });
  }, [direction, isDense]);
  return (
    <DirectionCache direction={direction}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        // Charts and some demos read `theme.palette`, which would otherwise stay light in dark mode.
        forceThemeRerender
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

import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { createDemoTheme } from '../../../../foundation/color-mode/client/createDemoTheme';
import type { FrameSettings } from '../../model/frameMessages';
import { createRendererWith } from './createRenderer';
import type { RendererThemeProps } from './createRenderer';

/**
 * The same theme as for demos on the page, except that the page sends the color mode instead of
 * storage.
 */
function MaterialTheme({ settings, isWindow, children }: RendererThemeProps): ReactNode {
  const { direction, isDense, mode } = settings;
  const theme = useMemo(
    () => createDemoTheme({ direction, isDense, isStandalone: isWindow }),
    [direction, isDense, isWindow],
  );
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={mode}
      noSsr
      forceThemeRerender
      disableStyleSheetGeneration
      colorSchemeNode={null as never}
      storageManager={null}
    >
      <SyncMode mode={mode} />
      {children}
    </ThemeProvider>
  );
}

function SyncMode({ mode }: { readonly mode: FrameSettings['mode'] }): null {
  const { setMode } = useColorScheme();
  useEffect(() => {
    setMode(mode);
  }, [mode, setMode]);
  return null;
}

export const createRenderer = createRendererWith(MaterialTheme);

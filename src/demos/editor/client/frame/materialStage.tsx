import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { createDemoTheme } from '../../../../foundation/color-mode/client/createDemoTheme';
import type { FrameLook } from '../../model/frameMessages';
import { createStageWith } from './stage';
import type { StageThemeProps } from './stage';

/** The theme of the page's own demos, told its mode by the page instead of a storage. */
function MaterialTheme({ look, isWindow, children }: StageThemeProps): ReactNode {
  const { direction, isDense, mode } = look;
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
      <FollowMode mode={mode} />
      {children}
    </ThemeProvider>
  );
}

function FollowMode({ mode }: { readonly mode: FrameLook['mode'] }): null {
  const { setMode } = useColorScheme();
  useEffect(() => {
    setMode(mode);
  }, [mode, setMode]);
  return null;
}

export const createStage = createStageWith(MaterialTheme);

import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { DENSE_COMPONENTS } from '../../../../foundation/palette/client/denseComponents';
import { createMuiThemeOptions } from '../../../../foundation/palette/model/muiThemeOptions';
import type { FrameLook } from '../../model/frameMessages';
import { createStageWith } from './stage';

interface Props {
  readonly look: FrameLook;
  readonly children: ReactNode;
}

/** The theme of the page's own demos, told its mode by the page instead of a storage. */
function MaterialTheme({ look, children }: Props): ReactNode {
  const { direction, isDense, mode } = look;
  const theme = useMemo(
    () =>
      createTheme({
        ...createMuiThemeOptions(),
        direction,
        ...(isDense ? { components: DENSE_COMPONENTS } : {}),
      }),
    [direction, isDense],
  );
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={mode}
      noSsr
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

import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/joy/styles';
import { JoyPalette } from '../../../../foundation/palette/client/JoyPalette';
import { joyTheme } from '../../../../foundation/palette/client/joyTheme';
import { createStageWith } from './stage';

/** The theme of the page's own Joy UI demos: its variables follow the mode by themselves. */
function JoyTheme({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <JoyPalette />
      <ThemeProvider theme={joyTheme}>{children}</ThemeProvider>
    </>
  );
}

export const createStage = createStageWith(JoyTheme);

import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/joy/styles';
import { JoyPalette } from '../../../../foundation/palette/client/JoyPalette';
import { joyTheme } from '../../../../foundation/palette/client/joyTheme';
import { createRendererWith } from './createRenderer';

/** The same theme as for Joy UI demos on the page. Its CSS variables follow the color mode. */
function JoyTheme({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <JoyPalette />
      <ThemeProvider theme={joyTheme}>{children}</ThemeProvider>
    </>
  );
}

export const createRenderer = createRendererWith(JoyTheme);

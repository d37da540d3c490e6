import { useContext } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/joy/styles';
import { JoyPalette } from '../../../../foundation/palette/client/JoyPalette';
import { joyTheme } from '../../../../foundation/palette/client/joyTheme';
import { useDirection } from '../../../../foundation/preferences/client/useDirection';
import { ContainerDirection } from '../containerDirection';
import { DirectionCache } from '../DirectionCache';

/** The theme and direction that a Joy UI demo is rendered in. */
export function DemoTheme({ children }: { readonly children: ReactNode }): ReactNode {
  const [pageDirection] = useDirection();
  const direction = useContext(ContainerDirection) ?? pageDirection;
  return (
    <DirectionCache direction={direction}>
      <JoyPalette />
      <ThemeProvider theme={joyTheme}>{children}</ThemeProvider>
    </DirectionCache>
  );
}

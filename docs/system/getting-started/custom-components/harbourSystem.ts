import { createStyled, createTheme } from '@mui/system';
import type { ThemeOptions } from '@mui/system';

export const HARBOUR_ID = '$$harbour';

export function createHarbourTheme({ palette, ...options }: ThemeOptions = {}) {
  return createTheme({
    shape: { borderRadius: 6 },
    ...options,
    palette: { sea: { main: '#0b3d5c', text: '#ffffff' }, ...palette },
  });
}

export const harbourTheme = createHarbourTheme();

export const styled = createStyled({ themeId: HARBOUR_ID, defaultTheme: harbourTheme });

import { createStyled, createTheme } from '@mui/system';
import type { ThemeOptions } from '@mui/system';

export const HARBOR_ID = '$$harbor';

export function createHarborTheme({ palette, ...options }: ThemeOptions = {}) {
  return createTheme({
    shape: { borderRadius: 6 },
    ...options,
    palette: { sea: { main: '#0b3d5c', text: '#ffffff' }, ...palette },
  });
}

export const harborTheme = createHarborTheme();

export const styled = createStyled({ themeId: HARBOR_ID, defaultTheme: harborTheme });

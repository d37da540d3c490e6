import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { createMuiThemeOptions } from '../model/muiThemeOptions';

declare module '@mui/material/styles' {
  // Types every theme as having CSS variables.
  interface CssThemeVariables {
    enabled: true;
  }
}

let muiTheme: Theme | undefined;

/**
 * Returns the Material UI theme of this site (spec THEME-1, THEME-4 to THEME-12). Its variables are
 * in `palette.generated.css`, so providers pass `disableStyleSheetGeneration`. The theme is created
 * on first use, because that takes 20 ms on a slow phone and would add to the time that loading the
 * library takes.
 */
export function getMuiTheme(): Theme {
  muiTheme ??= createTheme(createMuiThemeOptions());
  return muiTheme;
}

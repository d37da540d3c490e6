import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { createMuiThemeOptions } from '../model/muiThemeOptions';

declare module '@mui/material/styles' {
  // Tells the library's types that every theme here has CSS variables.
  interface CssThemeVariables {
    enabled: true;
  }
}

let muiTheme: Theme | undefined;

/**
 * The theme of Material UI on this site (spec THEME-1, THEME-4 to THEME-12). Its variables are in
 * `palette.generated.css`, so providers pass `disableStyleSheetGeneration`. Made when it is first
 * asked for, since it takes a slow phone 20 ms, which would come on top of loading the library.
 */
export function getMuiTheme(): Theme {
  muiTheme ??= createTheme(createMuiThemeOptions());
  return muiTheme;
}

import { createTheme } from '@mui/material/styles';
import { createMuiThemeOptions } from '../model/muiThemeOptions';

declare module '@mui/material/styles' {
  // Tells the library's types that every theme here has CSS variables.
  interface CssThemeVariables {
    enabled: true;
  }
}

/**
 * The theme of Material UI on this site. Its variables are in `palette.generated.css`,
 * so providers pass `disableStyleSheetGeneration`. Specification, section 9.
 */
export const muiTheme = createTheme(createMuiThemeOptions());

import { extendTheme } from '@mui/joy/styles';
import { blue, DARK_SURFACE, DARK_SURFACE_RAISED, grey } from '../model/colors';
import { COLOR_SCHEME_SELECTOR } from '../model/muiThemeOptions';
import { BREAKPOINTS_PX, FONT_CODE, FONT_TEXT } from '../model/tokens';

/** Text of plain and outlined controls. Also readable on their tinted hover and active surfaces. */
const LIGHT_TEXT_COLOR = 'var(--joy-palette-primary-700)';

/**
 * The Joy UI theme of this site: Joy's palette roles with the site's blue, grays, surfaces, and
 * fonts. `JoyPalette` renders its CSS variables (spec THEME-1).
 */
export const joyTheme = extendTheme({
  cssVarPrefix: 'joy',
  colorSchemeSelector: COLOR_SCHEME_SELECTOR,
  breakpoints: { values: { ...BREAKPOINTS_PX } },
  fontFamily: { body: FONT_TEXT, display: FONT_TEXT, code: FONT_CODE },
  colorSchemes: {
    light: {
      palette: {
        primary: { ...blue, plainColor: LIGHT_TEXT_COLOR, outlinedColor: LIGHT_TEXT_COLOR },
        neutral: { ...grey },
      },
    },
    dark: {
      palette: {
        primary: { ...blue },
        neutral: { ...grey },
        background: {
          body: DARK_SURFACE,
          surface: DARK_SURFACE_RAISED,
          popup: DARK_SURFACE_RAISED,
        },
      },
    },
  },
});

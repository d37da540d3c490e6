import type { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { assertPaletteColor } from './assertPaletteColor';
import { darkPalette, lightPalette, type Palette, PALETTE_ROLES } from './palette';
import {
  BREAKPOINTS_PX,
  CONTRAST_THRESHOLD,
  FONT_SIZE_PX,
  FONT_TEXT,
  HTML_FONT_SIZE_PX,
  LIBRARY_RADIUS_PX,
  SPACING_UNIT_PX,
  TONAL_OFFSET,
  TRANSITIONS_MS,
  Z_INDEX,
} from './tokens';

/** The options of `createTheme`. */
export type MuiThemeOptions = NonNullable<Parameters<typeof createTheme>[0]>;

/** Selector of a color scheme, with `%s` for its name. It's set on `<html>` (spec MODE-5). */
export const COLOR_SCHEME_SELECTOR = '[data-theme="%s"]';

/** Theme overrides for components on this site. */
export const COMPONENT_DEFAULTS = {
  // The grid compiles filters with `new Function`, which the site's Content-Security-Policy blocks.
  MuiDataGrid: { defaultProps: { disableEval: true } },
} as const;

function createSchemeOptions(palette: Palette) {
  for (const role of PALETTE_ROLES) assertPaletteColor(`${palette.mode}.${role}`, palette[role]);
  return {
    palette: { ...palette, contrastThreshold: CONTRAST_THRESHOLD, tonalOffset: TONAL_OFFSET },
  };
}

/** Returns the options of the site's Material UI theme (spec THEME-1, THEME-4 to THEME-12). */
export function createMuiThemeOptions(): MuiThemeOptions {
  return {
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR, cssVarPrefix: 'mui' },
    defaultColorScheme: 'light',
    colorSchemes: {
      light: createSchemeOptions(lightPalette),
      dark: createSchemeOptions(darkPalette),
    },
    breakpoints: { values: { ...BREAKPOINTS_PX } },
    spacing: SPACING_UNIT_PX,
    shape: { borderRadius: LIBRARY_RADIUS_PX },
    typography: { fontFamily: FONT_TEXT, fontSize: FONT_SIZE_PX, htmlFontSize: HTML_FONT_SIZE_PX },
    transitions: { duration: { ...TRANSITIONS_MS } },
    zIndex: { ...Z_INDEX },
    components: COMPONENT_DEFAULTS,
  };
}

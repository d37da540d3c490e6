import {
  amber,
  blue,
  type ColorScale,
  cyan,
  DARK_SURFACE,
  DARK_SURFACE_RAISED,
  green,
  grey,
  red,
  violet,
  WHITE,
} from './colors';

/** A concrete color scheme, after `system` has been resolved (spec MODE-4). */
export type SchemeName = 'light' | 'dark';

/** The colors of one role (spec THEME-1). */
interface PaletteColor {
  /** Text, outlines, and filled surfaces of the role. */
  main: string;
  light: string;
  dark: string;
  /** Text on a surface of `main` or `dark`. */
  contrastText: string;
}

/** The color roles of every scheme (spec THEME-1). */
export const PALETTE_ROLES = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
] as const;

/** Name of a color role (spec THEME-1). */
type PaletteRole = (typeof PALETTE_ROLES)[number];

/** Colors of a control in its states (spec THEME-1). */
interface PaletteAction {
  active: string;
  hover: string;
  hoverOpacity: number;
  selected: string;
  selectedOpacity: number;
  disabled: string;
  disabledOpacity: number;
  disabledBackground: string;
  focus: string;
  focusOpacity: number;
  activatedOpacity: number;
}

/** All colors of one scheme (spec THEME-1). */
export interface Palette extends Record<PaletteRole, PaletteColor> {
  mode: SchemeName;
  grey: ColorScale & Record<'A100' | 'A200' | 'A400' | 'A700', string>;
  text: { primary: string; secondary: string; disabled: string };
  divider: string;
  background: { default: string; paper: string };
  action: PaletteAction;
}

const greyWithAccents = {
  ...grey,
  A100: grey[100],
  A200: grey[200],
  A400: grey[400],
  A700: grey[700],
};

function createLightColor(scale: ColorScale): PaletteColor {
  return { main: scale[600], light: scale[400], dark: scale[700], contrastText: WHITE };
}

function createDarkColor(scale: ColorScale): PaletteColor {
  return { main: scale[300], light: scale[200], dark: scale[400], contrastText: DARK_SURFACE };
}

/** Colors of the light scheme (spec THEME-1). */
export const lightPalette: Palette = {
  mode: 'light',
  primary: createLightColor(blue),
  secondary: createLightColor(violet),
  error: createLightColor(red),
  warning: createLightColor(amber),
  info: createLightColor(cyan),
  success: createLightColor(green),
  grey: greyWithAccents,
  text: { primary: grey[900], secondary: grey[600], disabled: grey[500] },
  divider: 'rgba(32, 48, 68, 0.14)',
  background: { default: WHITE, paper: WHITE },
  action: {
    active: 'rgba(32, 48, 68, 0.66)',
    hover: 'rgba(32, 48, 68, 0.05)',
    hoverOpacity: 0.05,
    selected: 'rgba(32, 48, 68, 0.09)',
    selectedOpacity: 0.09,
    disabled: 'rgba(32, 48, 68, 0.38)',
    disabledOpacity: 0.38,
    disabledBackground: 'rgba(32, 48, 68, 0.12)',
    focus: 'rgba(32, 48, 68, 0.12)',
    focusOpacity: 0.12,
    activatedOpacity: 0.12,
  },
};

/** Colors of the dark scheme (spec THEME-1). */
export const darkPalette: Palette = {
  mode: 'dark',
  primary: createDarkColor(blue),
  secondary: createDarkColor(violet),
  error: createDarkColor(red),
  warning: createDarkColor(amber),
  info: createDarkColor(cyan),
  success: createDarkColor(green),
  grey: greyWithAccents,
  text: { primary: grey[50], secondary: grey[300], disabled: '#818b98' },
  divider: 'rgba(214, 226, 240, 0.16)',
  background: { default: DARK_SURFACE, paper: DARK_SURFACE_RAISED },
  action: {
    active: 'rgba(230, 238, 247, 0.82)',
    hover: 'rgba(214, 226, 240, 0.08)',
    hoverOpacity: 0.08,
    selected: 'rgba(214, 226, 240, 0.14)',
    selectedOpacity: 0.14,
    disabled: 'rgba(214, 226, 240, 0.34)',
    disabledOpacity: 0.38,
    disabledBackground: 'rgba(214, 226, 240, 0.12)',
    focus: 'rgba(214, 226, 240, 0.14)',
    focusOpacity: 0.14,
    activatedOpacity: 0.22,
  },
};

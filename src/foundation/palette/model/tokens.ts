/** Design tokens shared by the libraries' themes and the site's own styles. */

/** Lower edge of each breakpoint in pixels (spec THEME-4). */
export const BREAKPOINTS_PX = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** One step of the spacing scale (spec THEME-5). */
export const SPACING_UNIT_PX = 8;

/** Corner radius of the library's own components (spec THEME-6). */
export const LIBRARY_RADIUS_PX = 4;

/** Base font size of the library's type scale (spec THEME-7). */
export const FONT_SIZE_PX = 14;

/** Font size of the document, which `rem` is relative to (spec THEME-7). */
export const HTML_FONT_SIZE_PX = 16;

const SANS_SERIF_FAMILIES =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif';

/**
 * Font families for text and headings. The web font loads with a reader's second page; until then,
 * the system's font is used (spec THEME-7).
 */
export const FONT_TEXT = `"IBM Plex Sans", ${SANS_SERIF_FAMILIES}`;

/** Font families for code, all of which are system fonts. */
export const FONT_CODE =
  'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace';

/** Durations of transitions (spec THEME-8). */
export const TRANSITIONS_MS = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

/** Stacking order of layers (spec THEME-9). */
export const Z_INDEX = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

/** The minimum contrast at which the library uses white text on a color (spec THEME-10). */
export const CONTRAST_THRESHOLD = 3;

/** How far the library shifts a main color to get its light and dark shades (spec THEME-11). */
export const TONAL_OFFSET = 0.2;

import { blue, DARK_SURFACE } from './colors';
import type { SchemeName } from './palette';

/** Content of the `theme-color` metas for each scheme (spec MODE-6). */
export const THEME_COLOR_META: Record<SchemeName, string> = {
  light: blue[600],
  dark: DARK_SURFACE,
};

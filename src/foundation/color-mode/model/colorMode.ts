import type { SchemeName } from '../../palette/model/palette';

/** The modes a reader can choose, in the order that the header's button cycles (spec MODE-1, MODE-3). */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;

/** A reader's choice (spec MODE-1). */
export type ColorMode = (typeof COLOR_MODES)[number];

/** The mode until the reader chooses one (spec MODE-1). */
const DEFAULT_COLOR_MODE: ColorMode = 'system';

/** The local storage key in which Docusaurus saves the choice. */
export const COLOR_MODE_KEY = 'theme';

/** The schemes that a choice can resolve to (spec MODE-4). */
const SCHEMES = ['light', 'dark'] as const satisfies readonly SchemeName[];

/** Local storage keys in which a library keeps its color mode (spec MODE-4). */
interface ModeStorageKeys {
  mode: string;
  light: string;
  dark: string;
}

/** Material UI's local storage keys (spec MODE-4). */
export const MUI_STORAGE_KEYS = {
  mode: 'mui-mode',
  light: 'mui-color-scheme-light',
  dark: 'mui-color-scheme-dark',
} as const satisfies ModeStorageKeys;

/** Joy UI's local storage keys. */
export const JOY_STORAGE_KEYS = {
  mode: 'joy-mode',
  light: 'joy-color-scheme-light',
  dark: 'joy-color-scheme-dark',
} as const satisfies ModeStorageKeys;

/** Parses a saved choice. Invalid values count as `system` (spec MODE-2). */
export function parseColorMode(value: unknown): ColorMode {
  return COLOR_MODES.find((mode) => mode === value) ?? DEFAULT_COLOR_MODE;
}

/** Parses a scheme name, and returns `undefined` for an unknown one (spec MODE-9). */
export function parseScheme(value: unknown): SchemeName | undefined {
  return SCHEMES.find((scheme) => scheme === value);
}

/** Returns the console message for an unknown scheme (spec MODE-9). */
export function describeUnknownScheme(value: unknown): string {
  return `[color-mode] Unknown color scheme "${String(value)}". Use one of: ${SCHEMES.join(', ')}.`;
}

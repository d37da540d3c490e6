import type { SchemeName } from '../../palette/model/palette';

/** What a reader can choose, in the order of the header's control (spec MODE-1, MODE-3). */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;

/** A reader's choice (spec MODE-1). */
export type ColorMode = (typeof COLOR_MODES)[number];

/** Before there is a choice (spec MODE-1). */
const DEFAULT_COLOR_MODE: ColorMode = 'system';

/** Where Docusaurus keeps the choice, in local storage. */
export const COLOR_MODE_KEY = 'theme';

/** The schemes that a choice can come to (spec MODE-4). */
const SCHEMES = ['light', 'dark'] as const satisfies readonly SchemeName[];

/** Names under which a library keeps its own state (spec MODE-4). */
interface ModeStorageKeys {
  mode: string;
  light: string;
  dark: string;
}

/** Material UI's names in local storage (spec MODE-4). */
export const MUI_STORAGE_KEYS = {
  mode: 'mui-mode',
  light: 'mui-color-scheme-light',
  dark: 'mui-color-scheme-dark',
} as const satisfies ModeStorageKeys;

/** Joy UI's names in local storage. */
export const JOY_STORAGE_KEYS = {
  mode: 'joy-mode',
  light: 'joy-color-scheme-light',
  dark: 'joy-color-scheme-dark',
} as const satisfies ModeStorageKeys;

/** Reads a saved choice; garbage counts as `system` (spec MODE-2). */
export function parseColorMode(value: unknown): ColorMode {
  return COLOR_MODES.find((mode) => mode === value) ?? DEFAULT_COLOR_MODE;
}

/** Reads the name of a scheme; `undefined` for an unknown one (spec MODE-9). */
export function parseScheme(value: unknown): SchemeName | undefined {
  return SCHEMES.find((scheme) => scheme === value);
}

/** Text for the console when a scheme is unknown (spec MODE-9). */
export function describeUnknownScheme(value: unknown): string {
  return `[color-mode] Unknown color scheme "${String(value)}". Use one of: ${SCHEMES.join(', ')}.`;
}

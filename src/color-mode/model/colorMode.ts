import type { SchemeName } from '../../palette/model/palette';

/** What a reader can choose, in the order of the header's control. Specification, section 3; contract, section 3. */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;

/** A reader's choice. Specification, section 3. */
export type ColorMode = (typeof COLOR_MODES)[number];

/** Specification, section 3. */
export const DEFAULT_COLOR_MODE: ColorMode = 'system';

/** The schemes that a choice can come to. Specification, section 3. */
export const SCHEMES = ['light', 'dark'] as const satisfies readonly SchemeName[];

/** Names under which a library keeps its own state. Specification, section 3. */
export interface ModeStorageKeys {
  mode: string;
  light: string;
  dark: string;
}

/** What Material UI's provider takes as `modeStorageKey` and `colorSchemeStorageKey`. Contract, section 3. */
export const MUI_PROVIDER_KEYS = {
  modeStorageKey: 'mui-mode',
  colorSchemeStorageKey: 'mui-color-scheme',
} as const;

/** Material UI's names in local storage. Contract, section 3. */
export const MUI_STORAGE_KEYS = {
  mode: 'mui-mode',
  light: 'mui-color-scheme-light',
  dark: 'mui-color-scheme-dark',
} as const satisfies ModeStorageKeys;

/** What Joy UI's provider takes as `modeStorageKey` and `colorSchemeStorageKey`. */
export const JOY_PROVIDER_KEYS = {
  modeStorageKey: 'joy-mode',
  colorSchemeStorageKey: 'joy-color-scheme',
} as const;

/** Joy UI's names in local storage. */
export const JOY_STORAGE_KEYS = {
  mode: 'joy-mode',
  light: 'joy-color-scheme-light',
  dark: 'joy-color-scheme-dark',
} as const satisfies ModeStorageKeys;

/** Reads a saved choice; garbage counts as `system`. Contract, section 3. */
export function parseColorMode(value: unknown): ColorMode {
  return COLOR_MODES.find((mode) => mode === value) ?? DEFAULT_COLOR_MODE;
}

/** Reads the name of a scheme; `undefined` for an unknown one. Specification, section 5. */
export function parseScheme(value: unknown): SchemeName | undefined {
  return SCHEMES.find((scheme) => scheme === value);
}

/** Text for the console when a scheme is unknown. Specification, sections 4 and 8. */
export function describeUnknownScheme(value: unknown): string {
  return `[color-mode] Unknown color scheme "${String(value)}". Use one of: ${SCHEMES.join(', ')}.`;
}

/** The scheme that a choice comes to. Specification, section 4: `system` follows the operating system. */
export function resolveScheme(mode: ColorMode, prefersDark: boolean): SchemeName {
  if (mode !== 'system') return mode;
  return prefersDark ? 'dark' : 'light';
}

/** The choice after a press of the header's control. Contract, section 3. */
export function nextColorMode(mode: ColorMode): ColorMode {
  return COLOR_MODES[(COLOR_MODES.indexOf(mode) + 1) % COLOR_MODES.length] ?? DEFAULT_COLOR_MODE;
}

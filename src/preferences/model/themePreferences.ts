import type { SchemeName } from '../../palette/model/palette';
import { DEFAULT_DENSE } from './density';
import { DEFAULT_DIRECTION, type Direction } from './direction';

/** What the reader can change about the theme. Specification, sections 3 and 4. */
export interface ThemePreferences {
  dense: boolean;
  direction: Direction;
  paletteMode: SchemeName;
}

/** A change of the theme preferences. Contract, section 4. */
export type ThemePreferencesAction =
  | { type: 'CHANGE'; payload: Partial<Pick<ThemePreferences, 'direction' | 'paletteMode'>> }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' };

/** Specification, section 3. */
export const DEFAULT_THEME_PREFERENCES: ThemePreferences = {
  dense: DEFAULT_DENSE,
  direction: DEFAULT_DIRECTION,
  paletteMode: 'light',
};

function withChanges(
  state: ThemePreferences,
  changes: Partial<ThemePreferences>,
): ThemePreferences {
  const next: ThemePreferences = {
    dense: changes.dense ?? state.dense,
    direction: changes.direction ?? state.direction,
    paletteMode: changes.paletteMode ?? state.paletteMode,
  };
  const isSame =
    next.dense === state.dense &&
    next.direction === state.direction &&
    next.paletteMode === state.paletteMode;
  return isSame ? state : next;
}

/**
 * Next theme preferences. A change that repeats the current values returns the same object.
 * Specification, sections 4 and 8: an unknown action is an error.
 */
export function reduceThemePreferences(
  state: ThemePreferences,
  action: ThemePreferencesAction,
): ThemePreferences {
  switch (action.type) {
    case 'CHANGE':
      return withChanges(state, {
        direction: action.payload.direction,
        paletteMode: action.payload.paletteMode,
      });
    case 'SET_DENSE':
      return withChanges(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return withChanges(state, { dense: DEFAULT_THEME_PREFERENCES.dense });
    default:
      throw new Error(`Unrecognized type ${String((action as { type?: unknown }).type)}`);
  }
}

import { DEFAULT_DENSE } from './density';
import type { Direction } from './direction';

/** The theme settings that a reader can change. Docusaurus owns the color mode (decision 3). */
export interface ThemePreferences {
  readonly dense: boolean;
  readonly direction: Direction;
}

/** A change of the theme preferences (spec PREF-11). */
export type ThemePreferencesAction =
  | { type: 'CHANGE'; payload: { readonly direction?: Direction } }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' };

/**
 * Reduces an action to the next theme preferences. A change that repeats the current values returns
 * the same object (spec PREF-12).
 *
 * @throws Error for an unknown action (spec PREF-13)
 */
export function reduceThemePreferences(
  state: ThemePreferences,
  action: ThemePreferencesAction,
): ThemePreferences {
  switch (action.type) {
    case 'CHANGE':
      return withChanges(state, action.payload);
    case 'SET_DENSE':
      return withChanges(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return withChanges(state, { dense: DEFAULT_DENSE });
    default:
      throw new Error(`Unrecognized type ${String((action as { type?: unknown }).type)}`);
  }
}

function withChanges(
  state: ThemePreferences,
  { dense = state.dense, direction = state.direction }: Partial<ThemePreferences>,
): ThemePreferences {
  return dense === state.dense && direction === state.direction ? state : { dense, direction };
}

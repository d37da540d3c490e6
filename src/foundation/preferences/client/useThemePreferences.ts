import { reduceThemePreferences } from '../model/themePreferences';
import type { ThemePreferences, ThemePreferencesAction } from '../model/themePreferences';
import { useDensity } from './useDensity';
import { useDirection } from './useDirection';

/** The page's direction and density, and the function that dispatches changes (spec PREF-11). */
export function useThemePreferences(): readonly [
  ThemePreferences,
  (action: ThemePreferencesAction) => void,
] {
  const [direction, setDirection] = useDirection();
  const [dense, setDense] = useDensity();
  const state: ThemePreferences = { dense, direction };
  const dispatch = (action: ThemePreferencesAction): void => {
    const next = reduceThemePreferences(state, action);
    if (next === state) return;
    if (next.direction !== direction) setDirection(next.direction);
    if (next.dense !== dense) setDense(next.dense);
  };
  return [state, dispatch];
}

import { STORAGE_KEYS } from '../model/constants';
import { DEFAULT_DIRECTION, type Direction, parseDirection } from '../model/direction';
import { createPreferenceStore } from './createPreferenceStore';
import { storageMedium } from './storageMedium';
import { type PreferenceState, usePreference } from './usePreference';

/** The direction that the reader chose, `undefined` until then, for code outside React. Specification, section 3. */
export const directionStore = createPreferenceStore<Direction | undefined>({
  key: STORAGE_KEYS.direction,
  parse: parseDirection,
  fallback: undefined,
  medium: storageMedium,
  fromAddress: ({ direction }) => direction,
});

/**
 * The page's direction: the reader's choice, or else that of the page's language.
 * Specification, section 3; contract, section 4.
 */
export function useDirection(
  localeDirection: Direction = DEFAULT_DIRECTION,
): PreferenceState<Direction> {
  const [direction, setDirection] = usePreference(directionStore);
  return [direction ?? localeDirection, setDirection];
}

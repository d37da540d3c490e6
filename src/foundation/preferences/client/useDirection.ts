import { useSyncExternalStore } from 'react';
import i18n from '@generated/i18n';
import { STORAGE_KEYS } from '../model/constants';
import { DEFAULT_DIRECTION, type Direction, parseDirection } from '../model/direction';
import { createPreferenceStore } from './createPreferenceStore';
import { storageAdapter } from './storageAdapter';
import { type PreferenceState, usePreference } from './usePreference';

/**
 * The direction that the reader chose, or `undefined` until then, for code outside React (spec
 * PREF-4).
 */
export const directionStore = createPreferenceStore<Direction | undefined>({
  key: STORAGE_KEYS.direction,
  parse: parseDirection,
  fallback: undefined,
  adapter: storageAdapter,
  fromUrl: ({ direction }) => direction,
});

/** The direction of the language this site was built for. `undefined` in unit tests. */
const { localeConfigs, currentLocale } = i18n as Partial<typeof i18n>;
export const languageDirection = parseDirection(localeConfigs?.[currentLocale ?? '']?.direction);

const neverChanges = (): (() => void) => () => undefined;

/**
 * Returns the direction to request from a standalone demo so that it matches this page. Those
 * documents are in the default language, so only a right-to-left language needs to say its
 * direction. A direction that the reader chose applies there anyway, because it's stored.
 */
export function useForeignDirection(): 'rtl' | undefined {
  const [direction] = usePreference(directionStore);
  return direction === undefined && languageDirection === 'rtl' ? 'rtl' : undefined;
}

/**
 * The page's direction: the reader's choice, or else the direction of the page's language (spec
 * PREF-4). On the server and during hydration it's `ltr`, because all languages share the HTML of
 * the demos.
 */
export function useDirection(localeDirection?: Direction): PreferenceState<Direction> {
  const [direction, setDirection] = usePreference(directionStore);
  const fallback = useSyncExternalStore(
    neverChanges,
    () => localeDirection ?? languageDirection ?? DEFAULT_DIRECTION,
    () => localeDirection ?? DEFAULT_DIRECTION,
  );
  return [direction ?? fallback, setDirection];
}

import { useSyncExternalStore } from 'react';
import i18n from '@generated/i18n';
import { STORAGE_KEYS } from '../model/constants';
import { DEFAULT_DIRECTION, type Direction, parseDirection } from '../model/direction';
import { createPreferenceStore } from './createPreferenceStore';
import { storageAdapter } from './storageAdapter';
import { type PreferenceState, usePreference } from './usePreference';

/** The direction that the reader chose, `undefined` until then, for code outside React (spec PREF-4). */
export const directionStore = createPreferenceStore<Direction | undefined>({
  key: STORAGE_KEYS.direction,
  parse: parseDirection,
  fallback: undefined,
  adapter: storageAdapter,
  fromAddress: ({ direction }) => direction,
});

/** The direction of the language that was built; tests have none. */
const { localeConfigs, currentLocale } = i18n as Partial<typeof i18n>;
export const languageDirection = parseDirection(localeConfigs?.[currentLocale ?? '']?.direction);

const never = (): (() => void) => () => undefined;

/**
 * What a document in the default language has to be asked for so that it looks as this page:
 * nothing where both have one direction. A reader's choice holds there without being asked for.
 */
export function useForeignDirection(): 'rtl' | undefined {
  const [direction] = usePreference(directionStore);
  return direction === undefined && languageDirection === 'rtl' ? 'rtl' : undefined;
}

/**
 * The page's direction: the reader's choice, or else that of the page's language. The server and
 * the first render show demos from left to right, as all languages share them
 * (spec PREF-4).
 */
export function useDirection(localeDirection?: Direction): PreferenceState<Direction> {
  const [direction, setDirection] = usePreference(directionStore);
  const fallback = useSyncExternalStore(
    never,
    () => localeDirection ?? languageDirection ?? DEFAULT_DIRECTION,
    () => localeDirection ?? DEFAULT_DIRECTION,
  );
  return [direction ?? fallback, setDirection];
}

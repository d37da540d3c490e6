import { type CodeVariant, DEFAULT_CODE_VARIANT, parseCodeVariant } from '../model/codeVariant';
import { COOKIE_NAMES } from '../model/constants';
import { cookieAdapter } from './cookieAdapter';
import { createPreferenceStore } from './createPreferenceStore';
import { type PreferenceState, usePreference } from './usePreference';

/** The language of code samples, for code outside React (spec PREF-1). */
export const codeVariantStore = createPreferenceStore<CodeVariant>({
  key: COOKIE_NAMES.codeVariant,
  parse: (text) => parseCodeVariant(text),
  fallback: DEFAULT_CODE_VARIANT,
  adapter: cookieAdapter,
});

/** The language of code samples (spec PREF-1). */
export function useCodeVariant(): PreferenceState<CodeVariant> {
  return usePreference(codeVariantStore);
}

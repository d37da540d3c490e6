import { type CodeStyling, DEFAULT_CODE_STYLING, parseCodeStyling } from '../model/codeStyling';
import { COOKIE_NAMES } from '../model/constants';
import { cookieAdapter } from './cookieAdapter';
import { createPreferenceStore } from './createPreferenceStore';
import { type PreferenceState, usePreference } from './usePreference';

/** The styling of code samples, for code outside React (spec PREF-2). */
export const codeStylingStore = createPreferenceStore<CodeStyling>({
  key: COOKIE_NAMES.codeStyling,
  parse: (text) => parseCodeStyling(text),
  fallback: DEFAULT_CODE_STYLING,
  adapter: cookieAdapter,
  fromUrl: ({ styling }) => styling,
});

/** The styling of code samples (spec PREF-2). */
export function useCodeStyling(): PreferenceState<CodeStyling> {
  return usePreference(codeStylingStore);
}

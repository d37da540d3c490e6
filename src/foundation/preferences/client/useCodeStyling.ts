import { type CodeStyling, DEFAULT_CODE_STYLING, parseCodeStyling } from '../model/codeStyling';
import { COOKIE_NAMES } from '../model/constants';
import { cookieAdapter } from './cookieAdapter';
import { createPreferenceStore } from './createPreferenceStore';
import { type PreferenceState, usePreference } from './usePreference';

/** The styling styling of code samples, for code outside React. Specification, sections 3 and 4. */
export const codeStylingStore = createPreferenceStore<CodeStyling>({
  key: COOKIE_NAMES.codeStyling,
  parse: (text) => parseCodeStyling(text),
  fallback: DEFAULT_CODE_STYLING,
  adapter: cookieAdapter,
  fromAddress: ({ styling }) => styling,
});

/** The styling styling of code samples. Specification, sections 3 and 4. */
export function useCodeStyling(): PreferenceState<CodeStyling> {
  return usePreference(codeStylingStore);
}

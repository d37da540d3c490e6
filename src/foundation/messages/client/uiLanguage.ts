import { createContext, useContext } from 'react';

/** The `lang` and `dir` attributes for UI inside a page's content. */
export interface UiLanguage {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** Provided around content whose language differs from the UI's, as on an untranslated page. */
export const UiLanguageContext = createContext<UiLanguage>({});

/**
 * Returns the `lang` and `dir` for UI inside a page's content. The object is empty when both match
 * the page, so that the direction the reader chose applies.
 */
export function useUiLanguage(): UiLanguage {
  return useContext(UiLanguageContext);
}

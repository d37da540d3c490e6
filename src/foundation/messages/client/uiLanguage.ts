import { createContext, useContext } from 'react';

/** Attributes of a part of the interface. */
export interface UiLanguage {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** Set around content in another language than the interface: a page without translation. */
export const UiLanguageContext = createContext<UiLanguage>({});

/**
 * Language and direction of a part of the interface inside a page's content: nothing where both
 * are those of the page, so that the reader's own direction applies.
 */
export function useUiLanguage(): UiLanguage {
  return useContext(UiLanguageContext);
}

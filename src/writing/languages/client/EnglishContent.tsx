import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { UiLanguageContext } from '../../../foundation/messages/client/uiLanguage';
import { useIsUntranslated } from './useIsUntranslated';

/** Marks the content of an untranslated page as English, for screen readers and browsers. */
export function EnglishContent({ children }: { readonly children: ReactNode }): ReactNode {
  const { i18n } = useDocusaurusContext();
  if (!useIsUntranslated()) return children;
  const { htmlLang, direction } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const dir = direction === 'rtl' ? 'rtl' : 'ltr';
  return (
    <UiLanguageContext.Provider
      value={{ dir, ...(htmlLang === undefined ? {} : { lang: htmlLang }) }}
    >
      <div lang="en" dir="ltr" data-untranslated="">
        {children}
      </div>
    </UiLanguageContext.Provider>
  );
}

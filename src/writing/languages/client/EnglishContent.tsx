import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { UiLanguageContext } from '../../../foundation/messages/client/uiLanguage';

/** Tells screen readers and browsers that a page of another language is in English. */
export function EnglishContent({ children }: { readonly children: ReactNode }): ReactNode {
  const frontMatter = useDoc().frontMatter as { readonly untranslated?: boolean };
  const { i18n } = useDocusaurusContext();
  if (frontMatter.untranslated !== true) return children;
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

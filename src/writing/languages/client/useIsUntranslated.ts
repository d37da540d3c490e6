import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether the current page of another language is in English, because it has no translation. */
export function useIsUntranslated(): boolean {
  const { translated } = useDoc().frontMatter as { readonly translated?: boolean };
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  return currentLocale !== defaultLocale && translated !== true;
}

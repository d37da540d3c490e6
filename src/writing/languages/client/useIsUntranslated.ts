import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns whether the current page is in English on the site of another language. */
export function useIsUntranslated(): boolean {
  const { translated } = useDoc().frontMatter as { readonly translated?: boolean };
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  return currentLocale !== defaultLocale && translated !== true;
}

import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  /** The English file, from the project's root. */
  readonly page: string;
}

/** Links the guide for translators; renders nothing if the site's repository isn't configured. */
export function TranslationGuideLink({ page }: Props): ReactNode {
  const { repositoryUrl } = useDocusaurusContext().siteConfig.customFields as {
    repositoryUrl?: string;
  };
  if (repositoryUrl === undefined) return null;
  return (
    <a href={`${repositoryUrl}/blob/main/i18n/README.md`} data-page={page}>
      <Translate id="site.languages.howToTranslate">How to translate it</Translate>
    </a>
  );
}

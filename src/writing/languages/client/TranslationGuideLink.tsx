import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  /** The English page's file, relative to the project. */
  readonly page: string;
}

/** A link to the guide for translators. Renders nothing if the site's repository isn't configured. */
export function TranslationGuideLink({ page }: Props): ReactNode {
  const { repositoryUrl } = useDocusaurusContext().siteConfig.customFields as {
    repositoryUrl?: string;
  };
  if (repositoryUrl === undefined) return null;
  return (
    <a href={`${repositoryUrl}/blob/main/i18n/README.md`} data-page={page}>
      <Translate id="site.languages.howToTranslate">Help translate</Translate>
    </a>
  );
}

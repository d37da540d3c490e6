import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parsePath } from '../../../foundation/site/model/paths';
import styles from './Notice.module.css';

interface Props {
  /** The English file, from the project's root. */
  readonly page: string;
}

/** Says, in the reader's language, why a page is in English; search engines are sent to the original. */
export function UntranslatedNotice({ page }: Props): ReactNode {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { htmlLang, direction } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const original = siteConfig.url + parsePath(pathname).canonicalPath;
  return (
    <aside
      className={styles.notice}
      lang={htmlLang}
      dir={direction}
      data-translation="missing"
      aria-label={translate({ id: 'site.languages.notice', message: 'About this translation' })}
    >
      <Head>
        <link rel="canonical" href={original} />
        <meta property="og:url" content={original} />
      </Head>
      <p>
        <Translate id="site.languages.untranslated">
          This page is not translated yet, so it is shown in English.
        </Translate>{' '}
        <HelpLink page={page} />
      </p>
    </aside>
  );
}

/** Where a translation begins; nothing when the site's repository isn't known. */
export function HelpLink({ page }: Props): ReactNode {
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

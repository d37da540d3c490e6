import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { WideTable } from '../../content/client/WideTable';
import { useNumberFormat } from '../../../foundation/messages/client/useNumberFormat';
import type { LanguageProgress } from '../model/progress';
import { ProgressTable } from './ProgressTable';
import styles from './TranslationsPage.module.css';

interface Props {
  readonly languages: readonly LanguageProgress[];
}

/** The page `/translations`: the progress of each language, and the files to work on next. */
export default function TranslationsPage({ languages }: Props): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { repositoryUrl } = customFields as { repositoryUrl?: string };
  const formatNumber = useNumberFormat();
  const title = translate({ id: 'site.translations.title', message: 'Translations' });
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.translations.description',
          message: 'Translation progress by language and product.',
        })}
      />
      <main className={`container ${styles.page}`}>
        <h1>{title}</h1>
        <p>
          <Translate id="site.translations.intro">
            English is the source language. Progress is measured in words of the current English
            text. When a paragraph changes, its translation counts as outdated until someone reviews
            it.
          </Translate>{' '}
          {repositoryUrl === undefined ? null : (
            <a href={`${repositoryUrl}/blob/main/i18n/README.md`}>
              <Translate id="site.languages.howToTranslate">Help translate</Translate>
            </a>
          )}
        </p>
        {languages.map((language) => (
          <section key={language.locale} aria-labelledby={`language-${language.locale}`}>
            <h2 id={`language-${language.locale}`} lang={language.locale}>
              {language.label}
            </h2>
            <WideTable>
              <ProgressTable language={language} />
            </WideTable>
            {language.open.length === 0 ? null : (
              <details className={styles.open}>
                <summary>
                  <Translate id="site.translations.open">Files in progress</Translate>
                </summary>
                <ul>
                  {language.open.map(({ file, staleWords, missingWords }) => (
                    <li key={file}>
                      <FileName file={file} repositoryUrl={repositoryUrl} />{' '}
                      {translate(
                        {
                          id: 'site.translations.fileWords',
                          message: '(outdated words: {stale}, untranslated words: {missing})',
                        },
                        {
                          stale: formatNumber(staleWords),
                          missing: formatNumber(missingWords),
                        },
                      )}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </section>
        ))}
      </main>
    </Layout>
  );
}

interface FileNameProps {
  readonly file: string;
  readonly repositoryUrl: string | undefined;
}

function FileName({ file, repositoryUrl }: FileNameProps): ReactNode {
  if (repositoryUrl === undefined) return <bdi>{file}</bdi>;
  return (
    <a href={`${repositoryUrl}/blob/main/${file}`}>
      <bdi>{file}</bdi>
    </a>
  );
}

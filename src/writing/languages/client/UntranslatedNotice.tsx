import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useUiLanguage } from '../../../foundation/messages/client/uiLanguage';
import { parsePath } from '../../../foundation/site/model/paths';
import { TranslationGuideLink } from './TranslationGuideLink';
import { useIsUntranslated } from './useIsUntranslated';

/**
 * Explains in the site's language why a page is in English, and sets the English page as the canonical
 * URL. Renders nothing on translated pages.
 */
export function UntranslatedNotice(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { metadata } = useDoc();
  const uiLanguage = useUiLanguage();
  if (!useIsUntranslated()) return null;
  const original = siteConfig.url + parsePath(pathname).canonicalPath;
  return (
    <aside
      className="alert alert--info margin-bottom--lg"
      {...uiLanguage}
      data-translation="missing"
      data-site-screen-only=""
      aria-label={translate({ id: 'site.languages.notice', message: 'About this translation' })}
    >
      <Head>
        <link rel="canonical" href={original} />
        <meta property="og:url" content={original} />
      </Head>
      <p className="margin-bottom--none">
        <Translate id="site.languages.untranslated">
          This page hasn’t been translated yet, so it’s shown in English.
        </Translate>{' '}
        <TranslationGuideLink page={metadata.source.replace(/^@site\//, '')} />
      </p>
    </aside>
  );
}

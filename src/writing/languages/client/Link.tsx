import type { ReactNode } from 'react';
import OriginalLink from '@docusaurus/core/lib/client/exports/Link';
import type { Props } from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isStandaloneDemo } from '../../../foundation/preferences/model/standaloneDemo';
import { toExemptPath } from '../model/exemptPath';

/**
 * Replaces Docusaurus' `Link`, which prefixes all URLs with the locale of a translation. Pages that only exist once (the blog, standalone demos) have no prefix and belong to
 * another build, so they need an ordinary link.
 */
// eslint-disable-next-line import-x/no-default-export -- replaces a default export
export default function Link(props: Props): ReactNode {
  const { i18n, siteConfig } = useDocusaurusContext();
  const isOriginal = i18n.currentLocale === i18n.defaultLocale;
  const exempt = isOriginal ? undefined : toExemptPath(props.to ?? props.href, siteConfig.baseUrl);
  // The dev server only serves one language, which includes the standalone demos.
  const isSameBuild =
    process.env.NODE_ENV === 'development' &&
    isStandaloneDemo(exempt?.replace(/[?#].*$/u, '') ?? '');
  if (exempt === undefined || isSameBuild) return <OriginalLink {...props} />;
  const destination = { to: `pathname://${exempt}`, autoAddBaseUrl: false };
  return <OriginalLink {...props} {...destination} target={props.target ?? '_self'} />;
}

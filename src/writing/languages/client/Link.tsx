import type { ReactNode } from 'react';
import OriginalLink from '@docusaurus/core/lib/client/exports/Link';
import type { Props } from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isStandaloneDemo } from '../../../foundation/preferences/model/standaloneDemo';
import { toExemptPath } from '../model/exemptPath';

/**
 * Docusaurus' link in every language but the default one, whose prefix it puts before each
 * address. A page without language versions (the blog, a standalone demo) has no prefix and belongs
 * to another application, so its link is an ordinary one.
 */
// eslint-disable-next-line import-x/no-default-export -- takes the place of a default export
export default function Link(props: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const exempt = toExemptPath(props.to ?? props.href, baseUrl);
  // The dev server has one language, and standalone demos in that.
  const isOwn =
    process.env.NODE_ENV === 'development' &&
    isStandaloneDemo(exempt?.replace(/[?#].*$/u, '') ?? '');
  if (exempt === undefined || isOwn) return <OriginalLink {...props} />;
  const address = { to: `pathname://${exempt}`, autoAddBaseUrl: false };
  return <OriginalLink {...props} {...address} target={props.target ?? '_self'} />;
}

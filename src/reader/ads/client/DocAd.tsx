import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useRouteContext from '@docusaurus/useRouteContext';
import { useUiLanguage } from '../../../foundation/messages/client/uiLanguage';
import { useEngagementOptions } from '../../engagement/client/useEngagementOptions';
import { AdSlot } from './AdSlot';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function PageAd(): ReactNode {
  const uiLanguage = useUiLanguage();
  const { metadata, frontMatter } = useDoc();
  const { ads } = useEngagementOptions();
  const isDisabled = (frontMatter as { readonly disableAd?: boolean }).disableAd === true;
  if (isDisabled || metadata.id.startsWith('experiments/')) return null;
  // A separate element, because an ad replaces its empty space. Among the page's paragraphs, that would
  // make the browser recalculate the styles of all of them.
  return (
    <div {...uiLanguage}>
      <AdSlot key={metadata.id} options={ads} />
    </div>
  );
}

/** The ad of a documentation page. Renders nothing on other pages and on pages that disable ads. */
export function DocAd(): ReactNode {
  return useRouteContext().plugin.name === DOCS_PLUGIN ? <PageAd /> : null;
}

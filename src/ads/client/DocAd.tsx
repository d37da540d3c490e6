import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import { NO_AD_OPTIONS } from '../model/options';
import type { AdOptions } from '../model/options';
import { AdSlot } from './AdSlot';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function PageAd(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const data = usePluginData('engagement') as { readonly ads?: AdOptions } | undefined;
  const isDisabled = (frontMatter as { readonly disableAd?: boolean }).disableAd === true;
  if (isDisabled || metadata.id.startsWith('experiments/')) return null;
  return <AdSlot key={metadata.id} options={data?.ads ?? NO_AD_OPTIONS} />;
}

/** The ad of a documentation page, if it may have one; nothing on any other page. */
export function DocAd(): ReactNode {
  return useRouteContext().plugin.name === DOCS_PLUGIN ? <PageAd /> : null;
}

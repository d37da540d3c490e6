// Change: custom text, a search field, pages with similar URLs, and a redirect for localized demo URLs.
// From: @docusaurus/theme-classic@3.10.2 sha256:1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113
import type { ReactNode } from 'react';
import type { Props } from '@theme/NotFound/Content';
import { useSharedDemoRedirect } from '../../../demos/demos/client/useSharedDemoRedirect';
import { SearchBox } from '../../../reader/search/client/SearchLink';
import { NotFoundPage } from '../../../shell/navigation/client/NotFoundPage';

export default function NotFoundContent({ className }: Props): ReactNode {
  useSharedDemoRedirect();
  return <NotFoundPage className={className} search={<SearchBox />} />;
}

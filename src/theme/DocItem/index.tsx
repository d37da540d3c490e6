// Change: the page's URL and neighbors come from its route and sidebar, so that languages can share its script.
import type { ReactNode } from 'react';
import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';
import { useLocalizedDoc } from '../../shell/navigation/client/useLocalizedDoc';

export default function LocalizedDocItem({ route, content }: Props): ReactNode {
  return <DocItem route={route} content={useLocalizedDoc(content, route.path)} />;
}

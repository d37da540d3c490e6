// Change: the page's address and neighbors come from its route and sidebar, so that languages share scripts.
import type { ReactNode } from 'react';
import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';
import { useLocalizedDoc } from '../../shell/navigation/client/useLocalizedDoc';

export default function LocalizedDocItem({ route, content }: Props): ReactNode {
  return <DocItem route={route} content={useLocalizedDoc(content, route.path)} />;
}

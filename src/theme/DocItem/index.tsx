// Change: the page's address and neighbors come from its route and sidebar, so that languages share scripts.
import type { ReactNode } from 'react';
import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';
import { usePlacedDoc } from '../../shell/navigation/client/usePlacedDoc';

export default function DocItemWithPlace({ route, content }: Props): ReactNode {
  return <DocItem route={route} content={usePlacedDoc(content, route.path)} />;
}

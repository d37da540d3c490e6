// Change: suggests pages whose address is near the one asked for.
import type { ReactNode } from 'react';
import Content from '@theme-original/NotFound/Content';
import type { Props } from '@theme/NotFound/Content';
import { NearPages } from '../../../navigation/client/NearPages';

export default function NotFoundContent(props: Props): ReactNode {
  return (
    <>
      <Content {...props} />
      <NearPages />
    </>
  );
}

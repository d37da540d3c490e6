// Change: a page without translation is marked as English.
import type { ReactNode } from 'react';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import { EnglishContent } from '../../../languages/client/EnglishContent';

export default function DocItemContent(props: Props): ReactNode {
  return (
    <EnglishContent>
      <Content {...props} />
    </EnglishContent>
  );
}

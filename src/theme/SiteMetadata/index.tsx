// Change: the blog, which has no language versions, is announced in its own language only.
import type { ReactNode } from 'react';
import Original from '@theme-original/SiteMetadata';
import { OneLanguage } from '../../writing/languages/client/OneLanguage';

export default function SiteMetadata(): ReactNode {
  return (
    <OneLanguage>
      <Original />
    </OneLanguage>
  );
}

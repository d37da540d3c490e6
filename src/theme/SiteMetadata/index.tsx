// Change: pages of the blog, which isn't translated, have no links to other languages.
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

// Change: on the blog, which isn't translated, a language links to its start page.
import type { ReactNode } from 'react';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import Original from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import { OneLanguage } from '../../../writing/languages/client/OneLanguage';

export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  return (
    <OneLanguage hasLinks>
      <Original {...props} />
    </OneLanguage>
  );
}

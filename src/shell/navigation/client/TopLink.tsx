import type { ReactNode } from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props as ItemProps } from '@theme/NavbarItem/DefaultNavbarItem';
import { NavIcon } from './NavIcon';

interface Props extends ItemProps {
  readonly label: string;
  readonly icon?: string;
}

/** A top-level page in the header, with its icon and the attributes for click analytics. */
export function TopLink({ label, icon, ...link }: Props): ReactNode {
  const content = (
    <>
      <NavIcon name={icon} />
      {label}
    </>
  );
  return <DefaultNavbarItem {...link} label={content} />;
}

import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { parsePath } from '../../../foundation/site/model/paths';
import type { VersionMenu } from '../model/versionMenu';
import { formatVersionLabel } from './formatVersionLabel';

interface Props {
  readonly mobile?: boolean;
  /** Given by the header's configuration, so that the trees stay out of the script. */
  readonly trees: readonly VersionMenu[];
}

/** A version reads from left to right in every language. The theme shows an element as it does a text. */
function isolate(text: string, before = ''): string {
  const label = (
    <>
      {before}
      <bdi>{text}</bdi>
    </>
  );
  return label as unknown as string;
}

/** The versions of the product of this page, each at this page where it can be. */
export function VersionsMenu({ mobile = false, trees }: Props): ReactNode {
  const pathname = parsePath(useLocation().pathname).canonicalPath;
  const menu = trees.find(({ root }) => `${pathname}/`.startsWith(`${root}/`));
  if (menu === undefined) return null;
  return (
    <DropdownNavbarItem
      mobile={mobile}
      label={isolate(menu.label)}
      items={menu.versions.map(({ text, href, hasSamePaths }) =>
        href === undefined
          ? { label: isolate(text, '✓ '), to: pathname, isActive: () => false }
          : {
              label: isolate(formatVersionLabel(text)),
              href: hasSamePaths ? `${new URL(href).origin}${pathname}/` : href,
            },
      )}
    />
  );
}

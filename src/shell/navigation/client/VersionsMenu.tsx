import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { parsePath } from '../../../foundation/site/model/paths';
import type { VersionMenu } from '../model/versionMenu';
import { formatVersionLabel } from './formatVersionLabel';

interface Props {
  readonly mobile?: boolean;
  /** Passed by the navbar's configuration, which keeps the trees themselves out of the script. */
  readonly trees: readonly VersionMenu[];
}

/**
 * Returns a label whose version reads from left to right in every language. The theme declares a
 * string, but it renders any React node.
 */
function isolate(text: string, before = ''): string {
  const label = (
    <>
      {before}
      <bdi>{text}</bdi>
    </>
  );
  return label as unknown as string;
}

/** A menu of the product's versions. If a version has the same paths, it links to the current page. */
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

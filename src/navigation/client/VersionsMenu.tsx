import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { parsePath } from '../../site/model/paths';
import type { NavTree } from '../model/types';
import { versionText } from './versionText';

interface Props {
  readonly mobile?: boolean;
  /** Given by the header's configuration, so that the trees stay out of the script. */
  readonly trees: readonly Pick<NavTree, 'id' | 'root' | 'version' | 'versions'>[];
}

/** The versions of the product of this page; nothing where the tree has none. */
export function VersionsMenu({ mobile = false, trees }: Props): ReactNode {
  const pathname = parsePath(useLocation().pathname).canonicalPath;
  const tree = trees.find(({ root }) => root !== '/' && `${pathname}/`.startsWith(`${root}/`));
  if (tree === undefined) return null;
  const versions = tree.versions ?? [];
  const current = versions.find((version) => version.current === true);
  const label = current?.text ?? tree.version;
  if (label === undefined) return null;
  return (
    <DropdownNavbarItem
      mobile={mobile}
      label={label}
      items={[
        ...versions.map(({ text, href }) =>
          href === undefined
            ? { label: `✓ ${text}`, to: '/versions' }
            : { label: versionText(text), href },
        ),
        ...(current === undefined ? [{ label: `✓ ${label}`, to: '/versions' }] : []),
      ]}
    />
  );
}

import type { NavFlags, NavNode, NavPlan } from './types';

/** The flags, in the order in which their badges are shown. */
const NAV_FLAGS = [
  'deprecated',
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'legacy',
] as const satisfies readonly (keyof NavFlags)[];

/** The name of a flag. */
export type NavFlag = (typeof NAV_FLAGS)[number];

/** The `item.customProps` of the sidebar's components. */
export interface SidebarItemProps {
  [name: string]: unknown;
  /** The node's pathname: the same in every language, unlike `href`. */
  pathname: string;
  /** Shows the title without a link, because the page is announced or not written yet. */
  planned?: true;
  /** Shows a heading, not a collapsible group. */
  subheader?: true;
  /** The page belongs to another sidebar. Docusaurus turns a `ref` into a `link` for components. */
  isRef?: true;
  plan?: NavPlan;
  /** Only the flags that are set. `planned` is one of them only if the tree sets it. */
  flags?: readonly NavFlag[];
  icon?: string;
  linkProps?: Readonly<Record<string, string>>;
}

interface SidebarItemBase {
  /** The pathname, which makes the translation keys of equal labels unique. */
  key: string;
  customProps: SidebarItemProps;
}

/** An item of a sidebar, as the docs plugin's sidebar configuration defines it. */
export type SidebarItem =
  /** A page (`doc`), or a page that belongs to another sidebar (`ref`). */
  | (SidebarItemBase & { type: 'doc' | 'ref'; id: string; label: string })
  | (SidebarItemBase & { type: 'link'; href: string; label: string })
  | (SidebarItemBase & { type: 'html'; value: string; className: string })
  | (SidebarItemBase & {
      type: 'category';
      label: string;
      collapsible: boolean;
      collapsed: boolean;
      className?: string;
      items: SidebarItem[];
    });

/** Returns the custom props of a node's item. Fields that aren't set are left out, to save bytes. */
export function createItemProps(node: NavNode): SidebarItemProps {
  const flags = NAV_FLAGS.filter((flag) => node[flag] === true);
  return {
    pathname: node.pathname,
    ...(node.plan === undefined ? {} : { plan: node.plan }),
    ...(flags.length === 0 ? {} : { flags }),
    ...(node.icon === undefined ? {} : { icon: node.icon }),
    ...(node.linkProps === undefined ? {} : { linkProps: node.linkProps }),
  };
}

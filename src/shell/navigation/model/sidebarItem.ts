import type { NavFlags, NavNode, NavPlan } from './types';

/** The names of the flags, in the order in which badges are shown. */
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

/** What reaches the sidebar's components as `item.customProps`. */
export interface SidebarItemProps {
  [name: string]: unknown;
  /** The node's pathname: the same in every language, unlike `href`. */
  pathname: string;
  /** Show as text, without a link: the page is announced or not written yet. */
  planned?: true;
  /** A heading, not a group that opens and closes. */
  subheader?: true;
  /** A page that another sidebar owns: Docusaurus tells components only that it's a link. */
  isGuest?: true;
  plan?: NavPlan;
  /** Only those that are set; `planned` is among them only when the tree says so. */
  flags?: readonly NavFlag[];
  icon?: string;
  linkProps?: Readonly<Record<string, string>>;
}

interface SidebarItemBase {
  /** The pathname: makes the translation key of equal labels unique. */
  key: string;
  customProps: SidebarItemProps;
}

/** An item of a sidebar, in the form that the docs plugin reads. */
export type SidebarItem =
  /** A page (`doc`), or a page that another sidebar owns (`ref`). */
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

/** Collects what a node says beside its title; what is not set is left out, to save bytes. */
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

/**
 * The shape of the navigation trees (spec NAV-2).
 *
 * A node is told apart by the fields that it has, see `getNodeKind`.
 */

/** Marks that a node can carry. Each is shown as a badge beside the title. */
export interface NavFlags {
  /** Still works, but there is a better way. */
  deprecated?: boolean;
  /** Came with a recent release. */
  newFeature?: boolean;
  /** Announced: shown as text, has no page yet. */
  planned?: boolean;
  /** The documented API may change without notice. */
  unstable?: boolean;
  /** The documented API is in its trial phase. */
  beta?: boolean;
  /** Kept for readers of older versions. */
  legacy?: boolean;
}

/** The commercial plan that a page's feature needs. A label only (spec NAV-10). */
export type NavPlan = 'pro' | 'premium';

/** What every node has. */
interface NavNodeBase extends NavFlags {
  /** Identity of the node, unique in its tree. For a page it is also its address. */
  pathname: string;
  /** Name of an icon shown before the title. */
  icon?: string;
  /** Extra attributes of the link, for example those that click analytics read. */
  linkProps?: Readonly<Record<string, string>>;
  /** Plan label. */
  plan?: NavPlan;
}

/** A page of this site, or (when `pathname` has a `#` or `?`) a place in one. */
export interface NavPage extends NavNodeBase {
  /** Falls back to words made from the pathname, see `formatNodeTitle`. */
  title?: string;
  subheader?: undefined;
  children?: undefined;
  href?: undefined;
}

/** A link to another host. */
export interface NavExternalLink extends NavNodeBase {
  title: string;
  /** The address that the link opens. */
  href: string;
  subheader?: undefined;
  children?: undefined;
}

/** A group that can be opened and closed. Its pathname is a name, not an address. */
export interface NavGroup extends NavNodeBase {
  title: string;
  children: readonly NavNode[];
  subheader?: undefined;
  href?: undefined;
}

/** A heading within a group; without children it is a divider. */
export interface NavSubheader extends NavNodeBase {
  subheader: string;
  /** Shown instead of `subheader` when both are there. */
  title?: string;
  children?: readonly NavNode[];
  href?: undefined;
}

/** Any node of a navigation tree. */
export type NavNode = NavPage | NavExternalLink | NavGroup | NavSubheader;

/** One entry of a tree's version menu (spec NAV-8). */
interface NavVersion {
  text: string;
  /** Where that version is documented; the current one needs none. */
  href?: string;
  current?: boolean;
}

/** The navigation of one section of the site. */
export interface NavTree {
  /** `material-ui`, or `experiments/docs` for a section two levels deep. */
  id: string;
  /** Shown in the product menu. */
  name: string;
  /** Product category (spec ROUTE-9). */
  category: 'core' | 'x' | 'toolpad' | 'docs';
  /** Where the addresses of the tree's own pages begin; other addresses are guests. */
  root: string;
  version?: string;
  versions?: readonly NavVersion[];
  pages: readonly NavNode[];
}

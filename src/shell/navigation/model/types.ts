/**
 * The types of the navigation trees (spec NAV-2).
 *
 * The kind of a node follows from its fields, see `getNodeKind`.
 */

/** Flags of a node. Each is shown as a badge next to the title. */
export interface NavFlags {
  /** Still works, but there is a better way. */
  deprecated?: boolean;
  /** Added in a recent release. */
  newFeature?: boolean;
  /** Announced, but the page doesn't exist yet. Shown without a link. */
  planned?: boolean;
  /** The documented API may change without notice. */
  unstable?: boolean;
  /** The documented API is in beta. */
  beta?: boolean;
  /** Kept for users of older versions. */
  legacy?: boolean;
}

/** The commercial plan that a page's feature needs. It's only a label (spec NAV-10). */
export type NavPlan = 'pro' | 'premium';

/** The fields of every node. */
interface NavNodeBase extends NavFlags {
  /** Identifies the node in its tree. For a page, it's also the URL. */
  pathname: string;
  /** Name of the icon before the title (`NavIcon.tsx`). */
  icon?: string;
  /** Extra attributes of the link, for example for click analytics. */
  linkProps?: Readonly<Record<string, string>>;
  plan?: NavPlan;
}

/** A page of this site or, if `pathname` has a `#` or `?`, a link into one. */
export interface NavPage extends NavNodeBase {
  /** Derived from the pathname if it's missing, see `formatNodeTitle`. */
  title?: string;
  subheader?: undefined;
  children?: undefined;
  href?: undefined;
}

/** A link to another site. */
export interface NavExternalLink extends NavNodeBase {
  title: string;
  /** URL of the link. */
  href: string;
  subheader?: undefined;
  children?: undefined;
}

/** A collapsible group. Its pathname is only an identifier, not a URL. */
export interface NavGroup extends NavNodeBase {
  title: string;
  children: readonly NavNode[];
  subheader?: undefined;
  href?: undefined;
}

/** A heading inside a group. Without children, it's a divider. */
export interface NavSubheader extends NavNodeBase {
  subheader: string;
  /** Shown in place of `subheader` if both are set. */
  title?: string;
  children?: readonly NavNode[];
  href?: undefined;
}

/** Any node of a navigation tree. */
export type NavNode = NavPage | NavExternalLink | NavGroup | NavSubheader;

/** One entry of a tree's version menu (spec NAV-8). */
interface NavVersion {
  text: string;
  /** URL of that version's documentation. The current version doesn't need one. */
  href?: string;
  current?: boolean;
}

/** The navigation of one section of the site. */
export interface NavTree {
  /** `material-ui`, or `experiments/docs` for a section two levels deep. */
  id: string;
  /** Name in the product menu. */
  name: string;
  /** Product category (spec ROUTE-9). */
  category: 'core' | 'x' | 'toolpad' | 'docs';
  /** Prefix of the tree's own pages. Pathnames without it link to pages of other trees. */
  root: string;
  version?: string;
  versions?: readonly NavVersion[];
  pages: readonly NavNode[];
}

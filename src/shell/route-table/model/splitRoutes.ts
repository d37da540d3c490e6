/** A route as Docusaurus writes it; its component is named by address and hash. */
export interface RouteNode {
  readonly path: string;
  readonly component: { readonly path: string; readonly hash?: string };
  readonly exact?: boolean;
  readonly routes?: readonly RouteNode[];
  readonly sidebar?: string;
}

/** Pages that are neighbours: their routes come in one file. */
export interface RouteShard {
  /** The address of the first of them. */
  readonly start: string;
  readonly sidebar: string | undefined;
  readonly leaves: readonly RouteNode[];
}

/** What everyone loads, and what is loaded for a page. */
export interface SplitRoutes {
  readonly shards: readonly RouteShard[];
  /** Whether a list of the tree is the one whose routes are in the shards. */
  readonly isSplit: (routes: readonly RouteNode[]) => boolean;
}

/** Neighbours in a file: few bytes for a page that needs one of them, few files for the site. */
const SHARD_SIZE = 16;
/** A list that is shorter is not worth a request. */
const MIN_PAGES = 32;

const isLeaf = ({ exact, routes }: RouteNode): boolean => exact === true && routes === undefined;

/** The lists of pages in a tree of routes: long, and of nothing but pages. */
function findLists(routes: readonly RouteNode[]): (readonly RouteNode[])[] {
  return routes.flatMap((route) => {
    const children = route.routes ?? [];
    return children.length >= MIN_PAGES && children.every(isLeaf)
      ? [children]
      : findLists(children);
  });
}

/**
 * Takes the pages of the documentation out of a tree of routes, sorted by address and cut into
 * shards that hold pages of one sidebar. At most one list is taken; a site has one.
 */
export function splitRoutes(routes: readonly RouteNode[]): SplitRoutes {
  const [list] = findLists(routes);
  const shards: { start: string; sidebar: string | undefined; leaves: RouteNode[] }[] = [];
  const sorted = [...(list ?? [])].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const leaf of sorted) {
    const last = shards.at(-1);
    if (last !== undefined && last.sidebar === leaf.sidebar && last.leaves.length < SHARD_SIZE) {
      last.leaves.push(leaf);
    } else {
      shards.push({ start: leaf.path, sidebar: leaf.sidebar, leaves: [leaf] });
    }
  }
  return { shards, isSplit: (candidate) => candidate === list };
}

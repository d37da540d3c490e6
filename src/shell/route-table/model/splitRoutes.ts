/** A route of Docusaurus. Its component is identified by the route's pathname and a hash. */
export interface RouteNode {
  readonly path: string;
  readonly component: { readonly path: string; readonly hash?: string };
  readonly exact?: boolean;
  readonly routes?: readonly RouteNode[];
  readonly sidebar?: string;
}

/** Neighboring pages, whose routes are loaded together. */
export interface RouteShard {
  /** The pathname of its first page. */
  readonly start: string;
  readonly sidebar: string | undefined;
  readonly leaves: readonly RouteNode[];
}

export interface SplitRoutes {
  readonly shards: readonly RouteShard[];
  /** Whether a list in the route tree is the one that was split into shards. */
  readonly isSplit: (routes: readonly RouteNode[]) => boolean;
}

/** Pages in a shard. A page only needs one of them, but smaller shards would mean more files. */
const SHARD_SIZE = 16;
/** A shorter list isn't split, because that isn't worth another request. */
const MIN_PAGES = 32;

const isLeaf = ({ exact, routes }: RouteNode): boolean => exact === true && routes === undefined;

/** Returns the long lists in a route tree that only contain pages. */
function findPageLists(routes: readonly RouteNode[]): (readonly RouteNode[])[] {
  return routes.flatMap((route) => {
    const children = route.routes ?? [];
    return children.length >= MIN_PAGES && children.every(isLeaf)
      ? [children]
      : findPageLists(children);
  });
}

/**
 * Splits the list of documentation pages in a route tree into shards, sorted by pathname. All pages of
 * a shard have the same sidebar. If there are several long lists, only the first one is split.
 */
export function splitRoutes(routes: readonly RouteNode[]): SplitRoutes {
  const [list] = findPageLists(routes);
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

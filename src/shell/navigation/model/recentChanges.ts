/** A page that changed lately, as the overview of its product lists it. */
export interface RecentChange {
  readonly pathname: string;
  readonly title: string;
  /** Language of the title where it isn't the page's own. */
  readonly lang?: string;
  /** When it changed, in milliseconds since 1970. */
  readonly at: number;
}

/** Overviews of products, and where the pages are that they list. */
const FOLDERS: Readonly<Record<string, string>> = {
  '/material-ui/getting-started': '/material-ui/',
  '/joy-ui/getting-started': '/joy-ui/',
  '/system/getting-started': '/system/',
  '/x/introduction': '/x/',
  '/x/react-data-grid': '/x/react-data-grid/',
  '/x/react-date-pickers': '/x/react-date-pickers/',
  '/x/react-charts': '/x/react-charts/',
  '/x/react-tree-view': '/x/react-tree-view/',
  '/toolpad/core/introduction': '/toolpad/core/',
};

/** References are made from the packages, so their files hardly change. */
const REFERENCE = /\/api\//u;
const MOST = 8;

/** One line of `git log --format=%x00%ct --name-only`'s parts: seconds, then files. */
const COMMIT = /^(?<seconds>\d+)\n+(?<files>[\s\S]*)$/u;

/** The page that a file below `docs/` belongs to: its own, or the one of the nearest folder. */
function findPage(file: string, pages: ReadonlySet<string>): string | undefined {
  const parts = `/${file.replace(/^docs\//u, '').replace(/(?:\/index)?\.mdx?$/u, '')}`.split('/');
  if (parts.some((part) => part.startsWith('_'))) return undefined;
  for (let length = parts.length; length > 1; length -= 1) {
    const pathname = parts.slice(0, length).join('/');
    if (pages.has(pathname)) return pathname;
  }
  return undefined;
}

/**
 * When each page last changed (milliseconds), by the commits of `docs/`, newest first.
 * @param log output of `git log --format=%x00%ct --name-only`
 */
export function parseChangeLog(
  log: string,
  pages: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  for (const commit of log.split('\0')) {
    const { seconds, files = '' } = COMMIT.exec(commit)?.groups ?? {};
    for (const file of files.split('\n')) {
      const pathname = findPage(file, pages);
      if (pathname !== undefined && !changes.has(pathname)) {
        changes.set(pathname, Number(seconds) * 1000);
      }
    }
  }
  return changes;
}

export const isOverview = (pathname: string): boolean => Object.hasOwn(FOLDERS, pathname);

/** The pages that an overview lists, newest first; none on other pages. */
export function selectRecentPages(
  changes: ReadonlyMap<string, number>,
  overview: string,
): readonly (readonly [pathname: string, at: number])[] {
  const folder = FOLDERS[overview];
  if (folder === undefined) return [];
  return [...changes]
    .filter(([pathname]) => pathname.startsWith(folder) && pathname !== overview)
    .filter(([pathname]) => !REFERENCE.test(pathname))
    .sort(([a, at], [b, otherAt]) => otherAt - at || (a < b ? -1 : 1))
    .slice(0, MOST);
}

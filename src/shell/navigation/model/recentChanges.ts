/** A page that changed recently, as the overview of its product lists it. */
export interface RecentChange {
  readonly pathname: string;
  readonly title: string;
  /** Language of the title, if it isn't the language of the site. */
  readonly lang?: string;
  /** When it changed, in milliseconds since 1970. */
  readonly at: number;
}

/** The overview pages, and the folder whose pages each of them lists. */
const OVERVIEW_FOLDERS: Readonly<Record<string, string>> = {
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

/** API pages are generated from the packages, so their files hardly ever change. */
const API_PAGE = /\/api\//u;
const MAX_PAGES = 8;

/** One commit in the output of `git log --format=%x00%ct --name-only`: seconds, then files. */
const COMMIT = /^(?<seconds>\d+)\n+(?<files>[\s\S]*)$/u;

/** Returns the page that a file in `docs/` belongs to: its own, or the one of the closest folder. */
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
 * Returns when each page last changed, in milliseconds since 1970, newest first.
 *
 * @param log output of `git log --format=%x00%ct --name-only -- docs`
 * @param pages pathnames of all pages
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

/** Returns whether a page is the overview of a product. */
export const isOverview = (pathname: string): boolean => Object.hasOwn(OVERVIEW_FOLDERS, pathname);

/** Returns the pages that an overview lists, newest first, or none if the page isn't an overview. */
export function selectRecentPages(
  changes: ReadonlyMap<string, number>,
  overview: string,
): readonly (readonly [pathname: string, at: number])[] {
  const folder = OVERVIEW_FOLDERS[overview];
  if (folder === undefined) return [];
  return [...changes]
    .filter(([pathname]) => pathname.startsWith(folder) && pathname !== overview)
    .filter(([pathname]) => !API_PAGE.test(pathname))
    .sort(([a, at], [b, otherAt]) => otherAt - at || (a < b ? -1 : 1))
    .slice(0, MAX_PAGES);
}

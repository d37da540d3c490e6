import { isRecord } from './isRecord';

/** Key in session storage. */
export const SIDEBAR_STATE_KEY = 'site-sidebar';

/** The state of a tab's sidebars, kept until the tab is closed. */
export interface SidebarState {
  /** Scroll position of each sidebar, by its name, in px. */
  readonly tops: Readonly<Record<string, number>>;
  /** Height of the items of each open group, by the group's pathname, in px. */
  readonly open: Readonly<Record<string, number>>;
}

const EMPTY: SidebarState = { tops: {}, open: {} };

/** Parses the saved state. Never throws; invalid parts are left out. */
export function parseSidebarState(text: string | undefined): SidebarState {
  // In a new tab, every group of the sidebar calls this. Don't create an error for each of them.
  if (text === undefined) return EMPTY;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return EMPTY;
  }
  if (!isRecord(value)) return EMPTY;
  const { tops, open } = value;
  return { tops: readLengths(tops), open: readLengths(open) };
}

function readLengths(value: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, number] => Number.isFinite(entry[1]) && Number(entry[1]) >= 0,
    ),
  );
}

/**
 * Returns the state updated with one sidebar; the other sidebars stay as they were.
 *
 * @param current the sidebar's name, its scroll position in px, and its groups by pathname with the
 * height of their items in px, `undefined` for closed groups
 */
export function updateSidebarState(
  state: SidebarState,
  current: {
    readonly name: string;
    readonly top: number;
    readonly groups: ReadonlyMap<string, number | undefined>;
  },
): SidebarState {
  const others = Object.entries(state.open).filter(([pathname]) => !current.groups.has(pathname));
  return {
    tops: { ...state.tops, [current.name]: current.top },
    open: readLengths(Object.fromEntries([...others, ...current.groups])),
  };
}

import { isRecord } from './isRecord';

/** Name in the tab's session storage. */
export const SIDEBAR_STATE_KEY = 'site-sidebar';

/** What a tab remembers of its sidebars until it is closed. */
export interface SidebarState {
  /** How far each sidebar is scrolled, in px. */
  readonly tops: Readonly<Record<string, number>>;
  /** Pathnames of the groups that are open, and how high what they hold is, in px. */
  readonly open: Readonly<Record<string, number>>;
}

const NOTHING: SidebarState = { tops: {}, open: {} };

/** Reads a saved memory. Total: whatever is not as it should be is left out. */
export function parseSidebarState(text: string | undefined): SidebarState {
  // A new tab asks for every group of its sidebar: no error is made for each.
  if (text === undefined) return NOTHING;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return NOTHING;
  }
  if (!isRecord(value)) return NOTHING;
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
 * The memory after a look at one sidebar: groups of the other sidebars stay as they were.
 * @param seen its groups by pathname, with the height in px of what they hold; closed ones have none
 */
export function updateSidebarState(
  memory: SidebarState,
  seen: {
    readonly name: string;
    readonly top: number;
    readonly groups: ReadonlyMap<string, number | undefined>;
  },
): SidebarState {
  const others = Object.entries(memory.open).filter(([pathname]) => !seen.groups.has(pathname));
  return {
    tops: { ...memory.tops, [seen.name]: seen.top },
    open: readLengths(Object.fromEntries([...others, ...seen.groups])),
  };
}

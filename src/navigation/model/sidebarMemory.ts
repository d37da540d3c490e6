/** Name in the tab's session storage. */
export const SIDEBAR_MEMORY_KEY = 'site-sidebar';

/** What a tab remembers of its sidebars until it is closed. */
export interface SidebarMemory {
  /** How far each sidebar is scrolled, in px. */
  readonly tops: Readonly<Record<string, number>>;
  /** Pathnames of the groups that are open. */
  readonly open: readonly string[];
}

const NOTHING: SidebarMemory = { tops: {}, open: [] };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a saved memory. Total: whatever is not as it should be is left out. */
export function parseSidebarMemory(text: string | undefined): SidebarMemory {
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
  return {
    tops: Object.fromEntries(
      Object.entries(isRecord(tops) ? tops : {}).filter(
        (entry): entry is [string, number] => Number.isFinite(entry[1]) && Number(entry[1]) >= 0,
      ),
    ),
    open: Array.isArray(open)
      ? open.filter((pathname): pathname is string => typeof pathname === 'string')
      : [],
  };
}

/** The memory after a look at one sidebar: groups of the other sidebars stay as they were. */
export function updateSidebarMemory(
  memory: SidebarMemory,
  seen: {
    readonly name: string;
    readonly top: number;
    readonly groups: ReadonlyMap<string, boolean>;
  },
): SidebarMemory {
  const others = memory.open.filter((pathname) => !seen.groups.has(pathname));
  const open = [...seen.groups].filter(([, isOpen]) => isOpen).map(([pathname]) => pathname);
  return { tops: { ...memory.tops, [seen.name]: seen.top }, open: [...others, ...open] };
}

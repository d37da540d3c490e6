import { useMemo, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { getStartWindow } from '../../route-table/client/startWindow';
import { sessionAdapter } from '../../../foundation/preferences/client/storageAdapter';
import {
  parseSidebarState,
  SIDEBAR_STATE_KEY,
  type SidebarState,
  updateSidebarState,
} from '../model/sidebarState';

/** Returns whether the component hydrated the server's HTML. It doesn't change while it's mounted. */
export function useWasServerRendered(): boolean {
  const isBrowser = useIsBrowser();
  const [wasServerRendered] = useState(!isBrowser);
  return wasServerRendered;
}

/**
 * Returns the saved state of this tab's sidebars.
 *
 * @param fromInlineScript returns the state that the inline script read (`restoreSidebar`). The
 * previous page may run in another process and save its state later, and then a group would open for
 * which no space is reserved.
 */
export function readSidebarState(fromInlineScript = false): SidebarState {
  const atStart = fromInlineScript ? getStartWindow().siteSidebar : undefined;
  return parseSidebarState(atStart ?? sessionAdapter.read(SIDEBAR_STATE_KEY));
}

/** Returns whether a group was open when its sidebar was last saved; `false` until hydration. */
export function useWasGroupOpen(pathname: string): boolean {
  const isBrowser = useIsBrowser();
  const wasServerRendered = useWasServerRendered();
  return useMemo(
    () => isBrowser && Object.hasOwn(readSidebarState(wasServerRendered).open, pathname),
    [isBrowser, wasServerRendered, pathname],
  );
}

/** Saves a sidebar's open groups, their heights, and the scroll position. */
export function saveSidebarState(name: string, menu: Element): void {
  const saved = readSidebarState();
  const groups = new Map<string, number | undefined>();
  for (const item of menu.querySelectorAll<HTMLElement>('li')) {
    // A group has its pathname as a class (`DocSidebarItem/Category`).
    const pathname = [...item.classList].find((part) => part.startsWith('/'));
    if (pathname !== undefined) groups.set(pathname, readHeight(item, saved.open[pathname]));
  }
  const current = { name, top: Math.round(menu.scrollTop), groups };
  sessionAdapter.write(SIDEBAR_STATE_KEY, JSON.stringify(updateSidebarState(saved, current)));
}

/**
 * Returns the height of a group's items, in px, or `undefined` if the group is closed. While a group is
 * opening, its height is animated (Docusaurus' Collapsible), so this returns `before`, or the final
 * height if there's none.
 *
 * @param before the saved height
 */
function readHeight(item: HTMLElement, before: number | undefined): number | undefined {
  if (item.closest('.menu__list-item--collapsed') !== null) return undefined;
  const list = item.querySelector<HTMLElement>(':scope > ul');
  if (list === null || !['', 'auto'].includes(list.style.height)) {
    return before ?? (list?.scrollHeight || undefined);
  }
  const height = item.offsetHeight - (item.querySelector('div')?.offsetHeight ?? 0);
  // The items aren't laid out yet.
  return height > 0 ? height : before;
}

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

/** Whether what is mounted took over HTML of the server; fixed while it is shown. */
export function useWasServerRendered(): boolean {
  const isBrowser = useIsBrowser();
  const [wasServerRendered] = useState(!isBrowser);
  return wasServerRendered;
}

/**
 * The memory of this tab.
 *
 * @param fromInlineScript as the inline script read it (`restoreSidebar`). A page that is left in another
 * process writes its memory after that, and then a group would open without its space.
 */
export function readSidebarState(fromInlineScript = false): SidebarState {
  const atStart = fromInlineScript ? getStartWindow().siteSidebar : undefined;
  return parseSidebarState(atStart ?? sessionAdapter.read(SIDEBAR_STATE_KEY));
}

/** Whether the group was open when this tab last showed its sidebar; fixed while it is shown. */
export function useWasGroupOpen(pathname: string): boolean {
  const isBrowser = useIsBrowser();
  const wasServerRendered = useWasServerRendered();
  return useMemo(
    () => isBrowser && Object.hasOwn(readSidebarState(wasServerRendered).open, pathname),
    [isBrowser, wasServerRendered, pathname],
  );
}

/** Writes down which groups of a sidebar are open, how high they are and how far it is scrolled. */
export function saveSidebarState(name: string, menu: Element): void {
  const memory = readSidebarState();
  const groups = new Map<string, number | undefined>();
  for (const item of menu.querySelectorAll<HTMLElement>('li')) {
    // A group has its pathname as a class (`DocSidebarItem/Category`).
    const pathname = [...item.classList].find((part) => part.startsWith('/'));
    if (pathname !== undefined) groups.set(pathname, readHeight(item, memory.open[pathname]));
  }
  const seen = { name, top: Math.round(menu.scrollTop), groups };
  sessionAdapter.write(SIDEBAR_STATE_KEY, JSON.stringify(updateSidebarState(memory, seen)));
}

/**
 * The height of what a group holds, in px; nothing when it is closed. One that is being opened
 * grows from nothing (Docusaurus' Collapsible): the height from `before` holds, or what it grows to.
 */
function readHeight(item: HTMLElement, before: number | undefined): number | undefined {
  if (item.closest('.menu__list-item--collapsed') !== null) return undefined;
  const list = item.querySelector<HTMLElement>(':scope > ul');
  if (list === null || !['', 'auto'].includes(list.style.height)) {
    return before ?? (list?.scrollHeight || undefined);
  }
  const height = item.offsetHeight - (item.querySelector('div')?.offsetHeight ?? 0);
  // Without items it isn't drawn yet.
  return height > 0 ? height : before;
}

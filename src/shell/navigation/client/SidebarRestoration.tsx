import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { getStartWindow } from '../../route-table/client/startWindow';
import { keepCurrentItemShown, showCurrentItem } from './showCurrentItem';
import { readSidebarState, saveSidebarState, useWasServerRendered } from './sidebarState';

interface Props {
  /** Name of the sidebar that follows this component in the DOM. */
  readonly name: string;
}

/**
 * Keeps the sidebar's scroll position and open groups across pages and reloads. The inline script
 * scrolls it before the first paint (`restoreSidebar`). This component scrolls it again once the saved
 * groups are open, saves the state when the page is left, and scrolls to the current page after every
 * client navigation.
 */
export function SidebarRestoration({ name }: Props): ReactNode {
  const marker = useRef<HTMLSpanElement>(null);
  const isBrowser = useIsBrowser();
  const wasServerRendered = useWasServerRendered();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const menu = marker.current?.nextElementSibling;
    if (!isBrowser || menu === null || menu === undefined) return undefined;
    // The groups are open now, so their reserved space isn't needed anymore.
    getStartWindow().siteSidebarSpace?.remove();
    const { tops, open } = readSidebarState(wasServerRendered);
    const top = tops[name];
    // Measuring forces a layout. Skip it if the inline script has measured already and no group was
    // opened since.
    if (!wasServerRendered || top !== undefined || Object.keys(open).length > 0) {
      if (top !== undefined) menu.scrollTop = top;
      showCurrentItem(menu);
    }
    const save = (): void => {
      saveSidebarState(name, menu);
    };
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [isBrowser, wasServerRendered, name]);
  const shownPathname = useRef(wasServerRendered ? pathname : undefined);
  useEffect(() => {
    if (shownPathname.current === pathname) return undefined;
    shownPathname.current = pathname;
    const menu = marker.current?.nextElementSibling;
    return menu === null || menu === undefined ? undefined : keepCurrentItemShown(menu);
  }, [pathname, name]);
  return <span ref={marker} hidden data-sidebar={name} />;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { getStartWindow } from '../../route-table/client/startWindow';
import { keepCurrentItemShown, showCurrentItem } from './showCurrentItem';
import { readSidebarState, saveSidebarState, useWasServerRendered } from './sidebarState';

interface Props {
  /** Name of the sidebar that stands next to this. */
  readonly name: string;
}

// On the server there is no layout, and React says so.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps the sidebar as the reader left it, from page to page and after a reload. The inline
 * script has scrolled it before the first paint; this does it again once the groups that the
 * reader had opened are open, and writes down how things are when the page goes away. After every
 * client navigation the current page's item is in view.
 */
export function SidebarRestoration({ name }: Props): ReactNode {
  const marker = useRef<HTMLSpanElement>(null);
  const isBrowser = useIsBrowser();
  const wasServerRendered = useWasServerRendered();
  const { pathname } = useLocation();
  useBrowserLayoutEffect(() => {
    const menu = marker.current?.nextElementSibling;
    if (!isBrowser || menu === null || menu === undefined) return undefined;
    // The groups are open now.
    getStartWindow().siteSidebarSpace?.remove();
    const { tops, open } = readSidebarState(wasServerRendered);
    const top = tops[name];
    // Measuring has the browser lay out the page at once: not after the inline script has
    // measured, unless there are groups to open.
    if (!wasServerRendered || top !== undefined || Object.keys(open).length > 0) {
      if (top !== undefined) menu.scrollTop = top;
      showCurrentItem(menu);
    }
    const remember = (): void => {
      saveSidebarState(name, menu);
    };
    window.addEventListener('pagehide', remember);
    return () => {
      remember();
      window.removeEventListener('pagehide', remember);
    };
  }, [isBrowser, wasServerRendered, name]);
  const shown = useRef(wasServerRendered ? pathname : undefined);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const menu = marker.current?.nextElementSibling;
    return menu === null || menu === undefined ? undefined : keepCurrentItemShown(menu);
  }, [pathname, name]);
  return <span ref={marker} hidden data-sidebar={name} />;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readSidebarMemory, rememberSidebar, useIsOfServer } from './sidebarMemory';

interface Props {
  /** Name of the sidebar that stands next to this. */
  readonly name: string;
}

// On the server there is no layout, and React says so.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Scrolls as little as it takes to show the active page. */
function showActive(menu: Element): void {
  const active = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (active === undefined) return;
  const view = menu.getBoundingClientRect();
  if (active.top >= view.top && active.bottom <= view.bottom) return;
  menu.scrollTop += active.top - view.top - (view.height - active.height) / 2;
}

/**
 * Keeps the sidebar as the reader left it, from page to page and after a reload. The inline
 * script has scrolled it before the first paint; this does it again once the groups that the
 * reader had opened are open, and writes down how things are when the page goes away.
 */
export function SidebarKeeper({ name }: Props): ReactNode {
  const marker = useRef<HTMLSpanElement>(null);
  const isBrowser = useIsBrowser();
  const isOfServer = useIsOfServer();
  const { pathname } = useLocation();
  useBrowserLayoutEffect(() => {
    const menu = marker.current?.nextElementSibling;
    if (!isBrowser || menu === null || menu === undefined) return undefined;
    const { tops, open } = readSidebarMemory();
    const top = tops[name];
    // Measuring has the browser lay out the page at once: not after the inline script has
    // measured, unless there are groups to open.
    if (!isOfServer || top !== undefined || Object.keys(open).length > 0) {
      if (top !== undefined) menu.scrollTop = top;
      showActive(menu);
    }
    const remember = (): void => {
      rememberSidebar(name, menu);
    };
    window.addEventListener('pagehide', remember);
    return () => {
      remember();
      window.removeEventListener('pagehide', remember);
    };
  }, [isBrowser, isOfServer, name]);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const menu = marker.current?.nextElementSibling;
    if (menu !== null && menu !== undefined) showActive(menu);
  }, [pathname]);
  return <span ref={marker} hidden data-sidebar={name} />;
}

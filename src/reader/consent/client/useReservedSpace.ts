import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * What makes use of the height of what is fixed at the bottom of the window. It is named here
 * because the variable is not inherited (`src/foundation/palette/css/registered.css`): set on the
 * root for all, it would have the browser work out the style of every element of the page anew.
 */
const USERS =
  'html, body::after, .menu, .menu::after, .theme-doc-toc-desktop > div::after, .theme-back-to-top-button, [data-analytics-debug]';

/**
 * Gives the page, at its very end, the room that a fixed element covers: nothing is
 * unreachable, the focus is never hidden below it, and nothing on the screen moves.
 */
export function useReservedSpace(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current;
    if (box === null || typeof ResizeObserver !== 'function') return undefined;
    const stylesheet = document.createElement('style');
    const observer = new ResizeObserver(() => {
      const height = String(Math.ceil(box.offsetHeight));
      stylesheet.textContent = `${USERS} { --site-bottom-space: ${height}px }`;
      if (!stylesheet.isConnected) document.head.append(stylesheet);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      stylesheet.remove();
    };
  }, [element]);
}

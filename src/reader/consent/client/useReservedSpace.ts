import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Selectors of the elements that use `--site-bottom-space`, the height of the element fixed at the
 * bottom of the window. They're listed because the variable isn't inherited
 * (`src/foundation/palette/css/registered.css`): if it were, setting it on the root would make the
 * browser recalculate the styles of every element on the page.
 */
const SPACE_CONSUMERS =
  'html, body::after, .menu, .menu::after, .theme-doc-toc-desktop > div::after, .theme-back-to-top-button, [data-analytics-debug]';

/**
 * Reserves space at the end of the page for a fixed element that would cover it. That way, all
 * content stays reachable, the focus is never hidden behind the element, and nothing on the screen
 * moves.
 */
export function useReservedSpace(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current;
    if (box === null || typeof ResizeObserver !== 'function') return undefined;
    const stylesheet = document.createElement('style');
    const observer = new ResizeObserver(() => {
      const height = String(Math.ceil(box.offsetHeight));
      stylesheet.textContent = `${SPACE_CONSUMERS} { --site-bottom-space: ${height}px }`;
      if (!stylesheet.isConnected) document.head.append(stylesheet);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      stylesheet.remove();
    };
  }, [element]);
}

import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Height of what is fixed at the bottom of the window, for style sheets. */
const ROOM_VARIABLE = '--site-bottom-room';

/**
 * Gives the page, at its very end, the room that a fixed element covers: nothing is
 * unreachable, the focus is never hidden below it, and nothing on the screen moves.
 */
export function useReservedRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current;
    const html = document.documentElement;
    if (box === null || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      html.style.setProperty(ROOM_VARIABLE, `${String(Math.ceil(box.offsetHeight))}px`);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      html.style.removeProperty(ROOM_VARIABLE);
    };
  }, [element]);
}

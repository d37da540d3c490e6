import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { FOCUS_CHECK_MS } from '../model/constants';

/**
 * Gives the focus back when a frame that nobody can get into has taken it, and tells that it did.
 * No attribute prevents it: in Chromium 156 `focus()` in a frame works with `inert`,
 * `visibility: hidden` and even `display: none`.
 */
export function useFocusGuard(
  frame: RefObject<HTMLIFrameElement | null>,
  onStolen: () => void,
): void {
  const latest = useRef(onStolen);
  useEffect(() => {
    latest.current = onStolen;
  });
  useEffect(() => {
    let owner = document.activeElement;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target !== frame.current) owner = target;
    };
    const check = (): void => {
      if (frame.current === null || document.activeElement !== frame.current) return;
      // Before React takes the frame away: every key until then would be the sponsor's.
      frame.current.blur();
      if (owner instanceof HTMLElement && owner !== frame.current) {
        owner.focus({ preventScroll: true });
      }
      latest.current();
    };
    // A window that is in the background tells nothing when its frame takes the focus.
    const timer = window.setInterval(check, FOCUS_CHECK_MS);
    document.addEventListener('focusin', remember);
    window.addEventListener('blur', check);
    check();
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('focusin', remember);
      window.removeEventListener('blur', check);
    };
  }, [frame]);
}

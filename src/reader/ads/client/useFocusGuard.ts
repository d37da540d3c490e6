import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { FOCUS_CHECK_MS } from '../model/constants';

/**
 * Restores the focus when a hidden frame has stolen it, and calls `onStolen`. No attribute prevents
 * that: in Chromium 156, `focus()` in a frame works despite `inert`, `visibility: hidden`, and even
 * `display: none`.
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
      // Don't wait until React removes the frame: the sponsor would get every key until then.
      frame.current.blur();
      if (owner instanceof HTMLElement && owner !== frame.current) {
        owner.focus({ preventScroll: true });
      }
      latest.current();
    };
    // A window in the background fires no event when its frame takes the focus.
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

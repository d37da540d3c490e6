import { useEffect } from 'react';
import { COPY_KEYBOARD_RESET_MS } from '../model/constants';

/** Asks the copy button of a block to copy by keyboard; the detail is the time in ms. */
export const KEYBOARD_COPY_EVENT = 'site-keyboard-copy';

function blockOf(node: Element | null): Element | null {
  return node?.closest('.theme-code-block, [data-demo]') ?? null;
}

function isPlainCopy(event: KeyboardEvent): boolean {
  return (
    event.key.toLowerCase() === 'c' &&
    (event.ctrlKey || event.metaKey) &&
    !event.shiftKey &&
    !event.altKey
  );
}

function hasSelection(): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) return true;
  return (window.getSelection()?.toString() ?? '') !== '';
}

/**
 * Ctrl+C / Cmd+C with the pointer over or the focus in a code block, and nothing selected,
 * presses that block's copy button (spec CODE-3).
 */
export function KeyboardCopy(): null {
  useEffect(() => {
    let hovered: Element | null = null;
    const onPointer = (event: PointerEvent): void => {
      hovered = event.target instanceof Element ? blockOf(event.target) : null;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!isPlainCopy(event) || hasSelection()) return;
      const block = blockOf(document.activeElement) ?? hovered;
      block
        ?.querySelector('[data-copy-button]')
        ?.dispatchEvent(new CustomEvent(KEYBOARD_COPY_EVENT, { detail: COPY_KEYBOARD_RESET_MS }));
    };
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return null;
}

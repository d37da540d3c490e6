import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { findNextControl } from '../model/rovingFocus';

interface RovingFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Must be called after controls have disappeared, so that Tab still reaches the toolbar. */
  readonly keepTabStop: () => void;
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * Gives a toolbar a single tab stop; arrow keys, Home, and End move between its controls. Only the first
 * control has `tabindex="0"` in the HTML, so there is one tab stop before any script runs. React always
 * renders the same value, so it doesn't undo the changes made here.
 */
export function useRovingFocus(): RovingFocus {
  const ref = useRef<HTMLDivElement>(null);
  const moveTabStop = (to: HTMLElement | null | undefined): void => {
    if (to == null) return;
    for (const stop of ref.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) {
      stop.tabIndex = -1;
    }
    to.tabIndex = 0;
  };
  const keepTabStop = (): void => {
    const first = ref.current?.querySelector('button');
    const stop = ref.current?.querySelector('[tabindex="0"]');
    // The first control is always visible. Checking it would force a layout for each toolbar at startup.
    if (stop === first) return;
    if (stop == null || !isVisible(stop)) moveTabStop(first);
  };
  useEffect(keepTabStop);
  return {
    ref,
    keepTabStop,
    onFocus: ({ target, currentTarget }) => {
      delete currentTarget.dataset['tooltips'];
      moveTabStop(target);
    },
    onKeyDown: (event) => {
      const bar = event.currentTarget;
      // A tooltip may cover part of the preview, so Escape must dismiss it (WCAG 1.4.13).
      if (event.key === 'Escape') bar.dataset['tooltips'] = 'off';
      const controls = [...bar.querySelectorAll<HTMLElement>('button, a')].filter(isVisible);
      const index = controls.findIndex((control) => control === event.target);
      const isRightToLeft = getComputedStyle(bar).direction === 'rtl';
      const next = findNextControl(event.key, index, controls.length, isRightToLeft);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      controls[next]?.focus();
    },
  };
}

import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { findNextControl } from '../model/rovingFocus';

interface RovingFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Call when controls have disappeared, so that Tab still reaches the toolbar. */
  readonly keepStop: () => void;
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * One tab stop for all controls of a toolbar; arrow keys, Home and End move among them.
 * The HTML already has `tabindex="0"` on the first control only, so that there is one stop before
 * any script has run. React always writes the same value and never sees the changes made here.
 */
export function useRovingFocus(): RovingFocus {
  const ref = useRef<HTMLDivElement>(null);
  const moveStop = (to: HTMLElement | null | undefined): void => {
    if (to == null) return;
    for (const stop of ref.current?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? []) {
      stop.tabIndex = -1;
    }
    to.tabIndex = 0;
  };
  const keepStop = (): void => {
    const first = ref.current?.querySelector('button');
    const stop = ref.current?.querySelector('[tabindex="0"]');
    // The first control is always visible, and asking would have the browser lay out the page for each
    // toolbar while it starts.
    if (stop === first) return;
    if (stop == null || !isVisible(stop)) moveStop(first);
  };
  useEffect(keepStop);
  return {
    ref,
    keepStop,
    onFocus: ({ target, currentTarget }) => {
      delete currentTarget.dataset['tooltips'];
      moveStop(target);
    },
    onKeyDown: (event) => {
      const bar = event.currentTarget;
      // A tooltip may cover a part of the preview (WCAG 1.4.13).
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

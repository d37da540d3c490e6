import { useEffect } from 'react';
import type { RefObject } from 'react';
import { findNextControl } from '../model/rovingFocus';

function select(list: HTMLElement, tab: HTMLElement): void {
  for (const other of list.querySelectorAll<HTMLElement>('[role="tab"]')) {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('hidden', !isSelected);
  }
}

/** Makes the tabs of `sourceHtml` work, which React doesn't know about because they're an HTML string. */
export function useFileTabs(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    const findTab = (event: Event): HTMLElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
    const onClick = (event: MouseEvent): void => {
      const tab = findTab(event);
      const list = tab?.closest<HTMLElement>('[role="tablist"]');
      if (tab && list) select(list, tab);
    };
    const onKey = (event: KeyboardEvent): void => {
      const tab = findTab(event);
      const list = tab?.closest<HTMLElement>('[role="tablist"]');
      if (!tab || !list) return;
      const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
      // Code is left to right in every language.
      const next = tabs[findNextControl(event.key, tabs.indexOf(tab), tabs.length, false) ?? -1];
      if (next === undefined) return;
      event.preventDefault();
      select(list, next);
      next.focus();
    };
    element?.addEventListener('click', onClick);
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('keydown', onKey);
    };
  }, [container]);
}

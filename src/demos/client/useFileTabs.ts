import { useEffect } from 'react';
import type { RefObject } from 'react';

function select(list: HTMLElement, tab: HTMLElement): void {
  for (const other of list.querySelectorAll<HTMLElement>('[role="tab"]')) {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('hidden', !isSelected);
  }
}

/** Arrow keys, Home and End among the tabs, as the pattern for tabs has it. Code reads ltr. */
function target(
  tabs: readonly HTMLElement[],
  current: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const index = tabs.indexOf(current);
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(index - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}

/** Makes the tabs of `sourceHtml` work; they are HTML that React does not know. */
export function useFileTabs(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    const tabOf = (event: Event): HTMLElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null;
    const onClick = (event: MouseEvent): void => {
      const tab = tabOf(event);
      const list = tab?.closest<HTMLElement>('[role="tablist"]');
      if (tab && list) select(list, tab);
    };
    const onKey = (event: KeyboardEvent): void => {
      const tab = tabOf(event);
      const list = tab?.closest<HTMLElement>('[role="tablist"]');
      if (!tab || !list) return;
      const next = target([...list.querySelectorAll<HTMLElement>('[role="tab"]')], tab, event.key);
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

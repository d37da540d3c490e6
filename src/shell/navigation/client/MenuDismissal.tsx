import { useEffect } from 'react';

/** Set on a menu that Escape has closed, until the pointer leaves it. */
const DISMISSED = 'dismissed';

function dismiss(menu: HTMLElement): void {
  const trigger = menu.querySelector<HTMLElement>('[aria-haspopup]');
  const wasInside = menu.contains(document.activeElement);
  // The upstream menu closes on a press outside of it: this is one.
  document.dispatchEvent(new MouseEvent('mousedown'));
  if (wasInside) trigger?.focus();
  menu.dataset[DISMISSED] = '';
  const restore = (): void => {
    delete menu.dataset[DISMISSED];
  };
  menu.addEventListener('pointerleave', restore, { once: true });
  // Opened again by keyboard.
  trigger?.addEventListener('keydown', restore, { once: true });
}

/** Escape closes the header's menus, whether the keyboard or the pointer opened them (WCAG 1.4.13). */
export function MenuDismissal(): null {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      const open = document.querySelectorAll<HTMLElement>('.dropdown--show, .dropdown:hover');
      for (const menu of open) dismiss(menu);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return null;
}

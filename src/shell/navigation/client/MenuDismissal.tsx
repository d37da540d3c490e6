import { useEffect } from 'react';

/** Data attribute of a menu that Escape has closed, until the pointer leaves it. */
const DISMISSED = 'dismissed';

function dismiss(menu: HTMLElement): void {
  const trigger = menu.querySelector<HTMLElement>('[aria-haspopup]');
  const wasInside = menu.contains(document.activeElement);
  // Docusaurus' dropdown closes on a `mousedown` outside it.
  document.dispatchEvent(new MouseEvent('mousedown'));
  if (wasInside) trigger?.focus();
  menu.dataset[DISMISSED] = '';
  const restore = (): void => {
    delete menu.dataset[DISMISSED];
  };
  menu.addEventListener('pointerleave', restore, { once: true });
  // The keyboard can open it again while the pointer stays.
  trigger?.addEventListener('keydown', restore, { once: true });
}

/** Closes the header's menus on Escape, however they were opened (WCAG 1.4.13). */
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

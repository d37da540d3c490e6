import { useEffect, useRef } from 'react';

/** Matches what the open menu covers: the rest of the header, and everything outside the header. */
const COVERED = '.navbar__inner, #__docusaurus > :not(.navbar)';

/**
 * Makes the mobile menu modal (WCAG 2.4.3, 2.4.11): the focus moves into it and stays there, Escape
 * closes it, and the focus returns to the button that opened it.
 */
export function useModalMenu(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const menu = document.querySelector<HTMLElement>('.navbar-sidebar');
    const covered = [...document.querySelectorAll<HTMLElement>(COVERED)].filter(
      (element) => !element.inert,
    );
    for (const element of covered) element.inert = true;
    menu?.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const element of covered) element.inert = false;
      if (menu?.contains(document.activeElement) === true) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [isOpen]);
}

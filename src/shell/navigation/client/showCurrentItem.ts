const FIRST_INTERACTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls a menu, and nothing around it, as little as it takes to show the current page's item. */
export function showCurrentItem(menu: Element): void {
  const current = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (current === undefined) return;
  const view = menu.getBoundingClientRect();
  if (current.top >= view.top && current.bottom <= view.bottom) return;
  menu.scrollTop += current.top - view.top - (view.height - current.height) / 2;
}

/**
 * Shows the current page's item, and again while the groups around it open, which takes several
 * renders and an animation, until the reader uses the menu. Returns how to stop.
 */
export function keepCurrentItemShown(menu: Element): () => void {
  showCurrentItem(menu);
  const observer = new ResizeObserver(() => {
    showCurrentItem(menu);
  });
  for (const list of menu.children) observer.observe(list);
  const stop = (): void => {
    observer.disconnect();
    for (const sign of FIRST_INTERACTIONS) menu.removeEventListener(sign, stop);
  };
  for (const sign of FIRST_INTERACTIONS) menu.addEventListener(sign, stop, { passive: true });
  return stop;
}

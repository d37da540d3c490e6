import { SCROLL_INTENT_EVENTS } from '../model/scrollIntentEvents';

/**
 * Scrolls a menu so that the current page's item is in its center, unless it's already visible. Unlike
 * `scrollIntoView`, it doesn't scroll the elements around the menu.
 */
export function showCurrentItem(menu: Element): void {
  const current = menu.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (current === undefined) return;
  const view = menu.getBoundingClientRect();
  if (current.top >= view.top && current.bottom <= view.bottom) return;
  menu.scrollTop += current.top - view.top - (view.height - current.height) / 2;
}

/**
 * Scrolls to the current page's item, and again whenever the menu's height changes, until the user
 * interacts with the menu. The groups around the item need several renders and an animation to open.
 * Returns a function that stops it.
 */
export function keepCurrentItemShown(menu: Element): () => void {
  showCurrentItem(menu);
  const observer = new ResizeObserver(() => {
    showCurrentItem(menu);
  });
  for (const list of menu.children) observer.observe(list);
  const stop = (): void => {
    observer.disconnect();
    for (const name of SCROLL_INTENT_EVENTS) menu.removeEventListener(name, stop);
  };
  for (const name of SCROLL_INTENT_EVENTS) menu.addEventListener(name, stop, { passive: true });
  return stop;
}

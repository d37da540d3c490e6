import { readStoredText } from '../../../../foundation/preferences/client/readSaved';
import { getStartWindow } from '../../../route-table/client/startWindow';
import { parseSidebarState, SIDEBAR_STATE_KEY } from '../../model/sidebarState';
import type { SidebarState } from '../../model/sidebarState';
import { showCurrentItem } from '../showCurrentItem';

/** Screens on which the sidebar is a menu that's closed at first. */
const NARROW = '(max-width: 996px)';
/** More than the height of any group, in px. Larger values in storage are invalid. */
const MAX_HEIGHT_PX = 20_000;

/**
 * Part of the page's inline script, which runs while the HTML arrives and before any bundle. It
 * reserves the space of groups that were open, so nothing below them shifts when the application opens
 * them. As soon as the sidebar is complete, it's scrolled to where the user left it or to the current
 * page. On narrow screens nothing is measured, because that would force another layout of the page.
 *
 * The space is reserved by a stylesheet, because it has to exist when a group is parsed. A
 * `MutationObserver` is too late: a busy browser may paint a group before it calls the observer.
 */
export function restoreSidebar(): void {
  if (window.matchMedia(NARROW).matches) return;
  const text = readStoredText('sessionStorage', SIDEBAR_STATE_KEY);
  // The previous page may save its state only after this, so the application uses the state from here.
  getStartWindow().siteSidebar = text ?? '';
  const state = parseSidebarState(text);
  reserveSpace(state);
  const observer = new MutationObserver(() => {
    restore();
  });
  const onEnd = (): void => {
    stop();
    restore();
  };
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('readystatechange', onEnd);
  };
  const restore = (): void => {
    const marker = document.querySelector<HTMLElement>('[data-sidebar]');
    const menu = marker?.nextElementSibling;
    if (marker === null || !(menu instanceof HTMLElement)) return;
    const isComplete =
      document.readyState !== 'loading' || marker.closest('aside')?.nextElementSibling != null;
    if (!isComplete) return;
    stop();
    const top = state.tops[marker.dataset['sidebar'] ?? ''] ?? 0;
    if (top > 0) menu.scrollTop = top;
    showCurrentItem(menu);
  };
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', onEnd);
}

/** Reserves the height of open groups. Their list items have the pathname as a class name. */
function reserveSpace({ open }: SidebarState): void {
  const rules = Object.entries(open)
    .filter(([, height]) => height > 0 && height < MAX_HEIGHT_PX)
    .map(([pathname, height]) => {
      const group = `.menu__list-item--collapsed[class~=${JSON.stringify(pathname)}]`;
      return `${group}{padding-bottom:${String(height)}px}`;
    });
  if (rules.length === 0) return;
  const style = document.createElement('style');
  style.textContent = rules.join('');
  document.head.append(style);
  getStartWindow().siteSidebarSpace = style;
}

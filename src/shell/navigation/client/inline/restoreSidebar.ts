import { readStoredText } from '../../../../foundation/preferences/client/readSaved';
import { getStartWindow } from '../../../route-table/client/startWindow';
import { parseSidebarState, SIDEBAR_STATE_KEY } from '../../model/sidebarState';
import type { SidebarState } from '../../model/sidebarState';
import { showCurrentItem } from '../showCurrentItem';

/** Where the sidebar is a menu that is closed at first. */
const NARROW = '(max-width: 996px)';
/** Taller than any group, in px: a larger number is no height. */
const MAX_HEIGHT_PX = 20_000;

/**
 * Part of the page's inline script, which runs while the page arrives and before any bundle. A
 * group that the reader had open gets the space of what it held, so that nothing below moves when
 * the application opens it; and as soon as the sidebar is whole it is scrolled to where the reader
 * left it, or to the active page. Where the sidebar is closed nothing is measured: that would lay
 * out the page once more.
 *
 * The space is a stylesheet, since it has to be there when a group comes. A busy browser has drawn
 * groups that a MutationObserver was told of only after that.
 */
export function restoreSidebar(): void {
  if (window.matchMedia(NARROW).matches) return;
  const text = readStoredText('sessionStorage', SIDEBAR_STATE_KEY);
  // The page before may write its memory only now: the application opens what has its space here.
  getStartWindow().siteSidebar = text ?? '';
  const memory = parseSidebarState(text);
  addSpace(memory);
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
    const mark = document.querySelector<HTMLElement>('[data-sidebar]');
    const menu = mark?.nextElementSibling;
    if (mark === null || !(menu instanceof HTMLElement)) return;
    const isWhole =
      document.readyState !== 'loading' || mark.closest('aside')?.nextElementSibling != null;
    if (!isWhole) return;
    stop();
    const top = memory.tops[mark.dataset['sidebar'] ?? ''] ?? 0;
    if (top > 0) menu.scrollTop = top;
    showCurrentItem(menu);
  };
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', onEnd);
}

/** The groups' list items have their pathnames as classes (`DocSidebarItem/Category`). */
function addSpace({ open }: SidebarState): void {
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

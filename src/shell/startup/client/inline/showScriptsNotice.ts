import { fillNotice, NOTICE_SELECTOR } from '../reloadNotice';

/** Shows the message of `ScriptsNotice.tsx` that the page's scripts are missing. */
export function showScriptsNotice(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', showScriptsNotice);
    return;
  }
  const box = document.querySelector<HTMLElement>(NOTICE_SELECTOR);
  if (box !== null && box.firstChild === null) fillNotice(box, box.dataset['text'] ?? '');
}

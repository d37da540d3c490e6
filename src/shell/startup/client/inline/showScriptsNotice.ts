import { fillNotice, NOTICE_SELECTOR } from '../reloadNotice';

/** Says in the page that its scripts are missing, in the words that the notice brings along. */
export function showScriptsNotice(): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', showScriptsNotice);
    return;
  }
  const box = document.querySelector<HTMLElement>(NOTICE_SELECTOR);
  if (box !== null && box.firstChild === null) fillNotice(box, box.dataset['text'] ?? '');
}

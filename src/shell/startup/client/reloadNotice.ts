/** Matches the element that shows that scripts are missing (`ScriptsNotice.tsx`). */
export const NOTICE_SELECTOR = '[data-scripts-notice]';

/** Fills the notice with a sentence and a link that reloads the page. */
export function fillNotice(box: HTMLElement, sentence: string): void {
  const text = document.createElement('p');
  text.textContent = sentence;
  const link = document.createElement('a');
  link.textContent = box.dataset['action'] ?? '';
  link.href = window.location.href;
  link.onclick = (event) => {
    event.preventDefault();
    window.location.reload();
  };
  box.textContent = '';
  box.appendChild(text);
  box.appendChild(link);
}

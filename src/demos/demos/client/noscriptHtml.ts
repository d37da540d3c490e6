/**
 * HTML that a browser makes elements of only when it runs no scripts. To others it's one text, which
 * costs their first paint next to nothing (https://html.spec.whatwg.org/#the-noscript-element).
 */
export function noscriptHtml(html: string): string {
  return `<noscript>${html}</noscript>`;
}

/** Makes elements of an element's `noscriptHtml`. @returns whether it had some */
export function unpackNoscript(element: HTMLElement): boolean {
  const kept = element.querySelector(':scope > noscript');
  if (kept === null) return false;
  element.innerHTML = kept.textContent;
  return true;
}

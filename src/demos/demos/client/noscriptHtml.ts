/**
 * HTML that a browser makes elements of only when it runs no scripts. To others it's one text, which
 * costs their first paint next to nothing (https://html.spec.whatwg.org/#the-noscript-element).
 */
export function noscriptHtml(html: string): string {
  return `<noscript>${html}</noscript>`;
}

/** What elements had from the server, for files that others have a link to. */
const unpacked = new WeakMap<Element, string>();

function readKept(element: Element | null): string | undefined {
  if (element === null) return undefined;
  return unpacked.get(element) ?? element.querySelector(':scope > noscript')?.textContent;
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Puts a file where a link to its panel is. @returns whether it is in the page */
function fillLink(link: HTMLElement): boolean {
  const panel = link.dataset['sameAs'] ?? '';
  const html = readKept(document.getElementById(panel.replace(/-file-\d+$/, '')));
  const found = parse(html ?? '').getElementById(panel);
  if (found === null) return false;
  link.replaceWith(...found.childNodes);
  return true;
}

/**
 * Makes elements of an element's `noscriptHtml`, and of files in it that another demo of the page has
 * (`sourceHtml`). Where such a demo isn't there anymore, the element is empty afterward.
 *
 * @returns whether it had some, and all of it is there
 */
export function unpackNoscript(element: HTMLElement): boolean {
  const html = element.querySelector(':scope > noscript')?.textContent;
  if (html === undefined) return false;
  unpacked.set(element, html);
  const content = parse(html);
  const links = [...content.querySelectorAll<HTMLElement>('[data-same-as]')];
  const isWhole = links.every(fillLink);
  element.replaceChildren(...(isWhole ? content.childNodes : []));
  return isWhole;
}

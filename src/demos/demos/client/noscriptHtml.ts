/**
 * Wraps HTML that browsers parse into elements only without JavaScript. With JavaScript, it's a single
 * text node, which costs almost nothing before the first paint.
 *
 * @see https://html.spec.whatwg.org/#the-noscript-element
 */
export function noscriptHtml(html: string): string {
  return `<noscript>${html}</noscript>`;
}

/** The server HTML of elements that were unpacked, for links from other demos to files in it. */
const unpacked = new WeakMap<Element, string>();

function readServerHtml(element: Element | null): string | undefined {
  if (element === null) return undefined;
  return unpacked.get(element) ?? element.querySelector(':scope > noscript')?.textContent;
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Replaces a link to a file's panel with the file. @returns whether the page has that panel */
function replaceLink(link: HTMLElement): boolean {
  const panel = link.dataset['sameAs'] ?? '';
  const html = readServerHtml(document.getElementById(panel.replace(/-file-\d+$/, '')));
  const found = parse(html ?? '').getElementById(panel);
  if (found === null) return false;
  link.replaceWith(...found.childNodes);
  return true;
}

/**
 * Turns an element's `noscriptHtml` into elements, including files that only another demo on the page
 * contains (`sourceHtml`). If that demo isn't on the page anymore, the element is emptied instead.
 *
 * @returns whether the element had `noscriptHtml` and now shows all of it
 */
export function unpackNoscript(element: HTMLElement): boolean {
  const html = element.querySelector(':scope > noscript')?.textContent;
  if (html === undefined) return false;
  unpacked.set(element, html);
  const content = parse(html);
  const links = [...content.querySelectorAll<HTMLElement>('[data-same-as]')];
  const isComplete = links.every(replaceLink);
  element.replaceChildren(...(isComplete ? content.childNodes : []));
  return isComplete;
}

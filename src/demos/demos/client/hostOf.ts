/**
 * Prepares the node that becomes a demo's root: the server's on the first start, a fresh one
 * afterwards (a root that was unmounted cannot be used again at once).
 *
 * @param css the demo's own stylesheet; the server's HTML has it already
 */
export function hostOf(
  element: HTMLElement,
  version: number,
  css: string | undefined,
): { host: HTMLElement; hydrate: boolean } {
  if (css !== undefined && element.querySelector('[data-demo-style]') === null) {
    const style = document.createElement('style');
    style.dataset['demoStyle'] = '';
    style.textContent = css;
    element.prepend(style);
  }
  const current = element.querySelector<HTMLElement>(':scope > [data-demo-root]');
  if (version === 0 && current !== null && current.dataset['used'] === undefined) {
    current.dataset['used'] = 'true';
    // What stood in for a component that renders nothing on the server, see `GridTable`.
    for (const node of current.querySelectorAll('[data-server-only]')) node.remove();
    return { host: current, hydrate: current.hasChildNodes() };
  }
  const fresh = document.createElement('div');
  fresh.dataset['demoRoot'] = '';
  fresh.dataset['used'] = 'true';
  current?.remove();
  element.append(fresh);
  return { host: fresh, hydrate: false };
}

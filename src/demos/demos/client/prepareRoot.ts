/**
 * Prepares the element that becomes a demo's React root: the server's element the first time, a new one
 * afterward, because a root that was unmounted can't be reused right away.
 *
 * @param css the demo's stylesheet, which the server HTML already has
 */
export function prepareRoot(
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
    // Placeholders for components that render nothing on the server (`GridTable`).
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

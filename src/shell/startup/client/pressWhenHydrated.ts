/** A press that a demo answers later than this, in ms, would only surprise. */
const DEMO_PATIENCE_MS = 5_000;

/** The demo around an element, while its own code has not come. */
const findDehydrated = (element: Element): Element | null =>
  element.closest('[data-demo-root]:not([data-used])');

/** Whether what an element is in can answer. */
export const isHydrated = (element: Element): boolean => findDehydrated(element) === null;

/** Calls back at once outside of demos; in a demo when its own code has come, or never. */
function whenHydrated(target: Element, callback: () => void): void {
  const demo = findDehydrated(target);
  if (demo === null) {
    callback();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe(demo, { attributeFilter: ['data-used'] });
  setTimeout(() => {
    observer.disconnect();
  }, DEMO_PATIENCE_MS);
}

/**
 * Presses an element as soon as the demo that it is in can answer.
 *
 * @param press what the reader did: with a pointer it is repeated from its first event on, since
 *   some controls answer to that one; without it the element is clicked
 */
export function pressWhenHydrated(target: Element, press?: MouseEvent): void {
  whenHydrated(target, () => {
    // React may have put another element there: then the press had no meaning any more.
    if (!target.isConnected) return;
    const { clientX = 0, clientY = 0, detail = 0 } = press ?? {};
    const init = { clientX, clientY, detail, bubbles: true, cancelable: true, view: window };
    // A key that presses a button is a click that no pointer has counted.
    const types = detail > 0 ? ['mousedown', 'mouseup', 'click'] : ['click'];
    for (const type of types) target.dispatchEvent(new MouseEvent(type, init));
  });
}

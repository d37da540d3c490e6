/** After this time, in ms, a press in a demo is dropped: a response that late would only surprise. */
const DEMO_TIMEOUT_MS = 5_000;

/** Returns the demo around an element if it isn't hydrated yet. */
const findDehydrated = (element: Element): Element | null =>
  element.closest('[data-demo-root]:not([data-used])');

/** Returns whether the element can respond to input: it's outside demos or in a hydrated one. */
export const isHydrated = (element: Element): boolean => findDehydrated(element) === null;

/**
 * Calls back immediately outside demos, and in a demo once it's hydrated. If that takes longer than
 * `DEMO_TIMEOUT_MS`, it never calls back.
 */
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
  }, DEMO_TIMEOUT_MS);
}

/**
 * Clicks an element as soon as the demo around it is hydrated.
 *
 * @param press the user's original click. A pointer click is replayed from `mousedown` on, because
 *   some controls (Select) respond to that. Without it, the element only gets a `click`.
 */
export function pressWhenHydrated(target: Element, press?: MouseEvent): void {
  whenHydrated(target, () => {
    // React may have replaced the element, and then the press has no target anymore.
    if (!target.isConnected) return;
    const { clientX = 0, clientY = 0, detail = 0 } = press ?? {};
    const init = { clientX, clientY, detail, bubbles: true, cancelable: true, view: window };
    // A click from the keyboard has a `detail` of 0.
    const types = detail > 0 ? ['mousedown', 'mouseup', 'click'] : ['click'];
    for (const type of types) target.dispatchEvent(new MouseEvent(type, init));
  });
}

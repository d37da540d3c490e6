/**
 * Reports changes of the demo's height in px and of whether it has an overlay open, such as a menu or a
 * dialog.
 */
export function watchSize(
  box: HTMLElement,
  onChange: (height: number, hasOverlay: boolean) => void,
): void {
  let last = '';
  const check = (): void => {
    const height = box.offsetHeight;
    const hasOverlay = [...document.body.children].some(
      (element) => element !== box && isVisible(element),
    );
    const now = `${String(height)} ${String(hasOverlay)}`;
    if (now === last) return;
    last = now;
    onChange(height, hasOverlay);
  };
  new ResizeObserver(check).observe(box);
  new MutationObserver(check).observe(document.body, {
    childList: true,
    attributes: true,
    attributeFilter: ['style', 'class', 'aria-hidden'],
    subtree: true,
  });
}

function isVisible(element: Element): boolean {
  if (element.tagName === 'SCRIPT' || element.tagName === 'STYLE') return false;
  return element.checkVisibility({ visibilityProperty: true }) && element.childElementCount > 0;
}

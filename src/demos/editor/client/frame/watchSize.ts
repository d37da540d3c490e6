/** Tells the height of the demo in px, and whether something of it (a menu, a dialog) lies above the document. */
export function watchSize(
  box: HTMLElement,
  onChange: (height: number, hasOverlay: boolean) => void,
): void {
  let last = '';
  const look = (): void => {
    const height = box.offsetHeight;
    const hasOverlay = [...document.body.children].some(
      (element) => element !== box && isSeen(element),
    );
    const now = `${String(height)} ${String(hasOverlay)}`;
    if (now === last) return;
    last = now;
    onChange(height, hasOverlay);
  };
  new ResizeObserver(look).observe(box);
  new MutationObserver(look).observe(document.body, {
    childList: true,
    attributes: true,
    attributeFilter: ['style', 'class', 'aria-hidden'],
    subtree: true,
  });
}

function isSeen(element: Element): boolean {
  if (element.tagName === 'SCRIPT' || element.tagName === 'STYLE') return false;
  return element.checkVisibility({ visibilityProperty: true }) && element.childElementCount > 0;
}

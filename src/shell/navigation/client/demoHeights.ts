import type { ScrollPosition } from '../model/scrollPositions';

const PREVIEW = '[data-demo-preview]';

/** Returns the heights of the page's demos, by id. */
export function readDemoHeights(): ScrollPosition['demos'] {
  const demos = document.querySelectorAll<HTMLElement>('figure[data-demo]');
  return Object.fromEntries(
    [...demos].map((demo) => [
      demo.id,
      [demo.offsetHeight, demo.querySelector<HTMLElement>(PREVIEW)?.offsetHeight ?? 0],
    ]),
  );
}

/**
 * Reserves the heights that demos had when the user left the page, because after a client navigation
 * they're empty until they come near the viewport. A demo's reserved height is released when the demo
 * has filled it, when the user presses something in it, or when the window is resized.
 */
export function reserveDemoHeights(heights: ScrollPosition['demos']): void {
  const missing = Object.entries(heights).flatMap(([id, [height, previewHeight]]) => {
    const demo = document.getElementById(id);
    if (demo?.matches('figure[data-demo]') !== true || demo.offsetHeight >= height) return [];
    return [{ demo, height, previewHeight }];
  });
  for (const { demo, height, previewHeight } of missing) {
    const preview = demo.querySelector<HTMLElement>(PREVIEW);
    demo.style.minBlockSize = `${String(height)}px`;
    if (preview !== null) preview.style.minBlockSize = `${String(previewHeight)}px`;
    const release = (): void => {
      observer.disconnect();
      demo.style.minBlockSize = '';
      if (preview !== null) preview.style.minBlockSize = '';
      demo.removeEventListener('pointerdown', release);
      window.removeEventListener('resize', release);
    };
    const observer = new ResizeObserver(() => {
      const root = preview?.querySelector<HTMLElement>(':scope > [data-used]');
      const isRendered = root !== null && root !== undefined && root.offsetHeight > 0;
      const contentBottom = demo.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      if (isRendered && contentBottom >= demo.getBoundingClientRect().bottom - 2) release();
    });
    for (const part of demo.children) observer.observe(part);
    demo.addEventListener('pointerdown', release);
    window.addEventListener('resize', release);
  }
}

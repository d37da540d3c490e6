import type { ScrollPosition } from '../model/scrollPositions';

const PREVIEW = '[data-demo-preview]';

/** The heights of the demos of the page, by id. */
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
 * Reserves the heights that demos had when the reader left the page: after a client navigation they are
 * empty until they come near the view. A demo gives its height back when it has filled it, when the
 * reader presses something in it, or when the window changes.
 */
export function reserveDemoHeights(heights: ScrollPosition['demos']): void {
  const missing = Object.entries(heights).flatMap(([id, [height, previewHeight]]) => {
    const demo = document.getElementById(id);
    if (demo?.matches('figure[data-demo]') !== true || demo.offsetHeight >= height) return [];
    return [{ demo, height, previewHeight }];
  });
  for (const { demo, height, previewHeight } of missing) {
    const preview = demo.querySelector<HTMLElement>(PREVIEW);
    const setHeight = (reserved: string | undefined): void => {
      const [ofDemo, ofPreview] =
        reserved === undefined
          ? [height, previewHeight].map((px) => `${String(px)}px`)
          : [reserved, reserved];
      demo.style.minBlockSize = ofDemo ?? '';
      if (preview !== null) preview.style.minBlockSize = ofPreview ?? '';
    };
    setHeight(undefined);
    const release = (): void => {
      observer.disconnect();
      setHeight('');
      demo.removeEventListener('pointerdown', release);
      window.removeEventListener('resize', release);
    };
    const observer = new ResizeObserver(() => {
      const root = preview?.querySelector<HTMLElement>(':scope > [data-used]');
      const isDrawn = root !== null && root !== undefined && root.offsetHeight > 0;
      const last = demo.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      if (isDrawn && last >= demo.getBoundingClientRect().bottom - 2) release();
    });
    for (const part of demo.children) observer.observe(part);
    demo.addEventListener('pointerdown', release);
    window.addEventListener('resize', release);
  }
}

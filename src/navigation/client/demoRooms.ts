import type { Place } from '../model/places';

const PREVIEW = '[data-demo-preview]';

/** The heights of the demos of the page, by id. */
export function readDemoRooms(): Place['demos'] {
  const demos = document.querySelectorAll<HTMLElement>('figure[data-demo]');
  return Object.fromEntries(
    [...demos].map((demo) => [
      demo.id,
      [demo.offsetHeight, demo.querySelector<HTMLElement>(PREVIEW)?.offsetHeight ?? 0],
    ]),
  );
}

/**
 * Keeps the room that demos had when the reader left the page: after a client navigation they are
 * empty until they come near the view. A demo gives its room back when it has filled it, when the
 * reader presses something in it, or when the window changes.
 */
export function keepDemoRooms(rooms: Place['demos']): void {
  const missing = Object.entries(rooms).flatMap(([id, [height, previewHeight]]) => {
    const demo = document.getElementById(id);
    if (demo?.matches('figure[data-demo]') !== true || demo.offsetHeight >= height) return [];
    return [{ demo, height, previewHeight }];
  });
  for (const { demo, height, previewHeight } of missing) {
    const preview = demo.querySelector<HTMLElement>(PREVIEW);
    const setRoom = (room: string | undefined): void => {
      const [ofDemo, ofPreview] =
        room === undefined ? [height, previewHeight].map((px) => `${String(px)}px`) : [room, room];
      demo.style.minBlockSize = ofDemo ?? '';
      if (preview !== null) preview.style.minBlockSize = ofPreview ?? '';
    };
    setRoom(undefined);
    const release = (): void => {
      observer.disconnect();
      setRoom('');
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

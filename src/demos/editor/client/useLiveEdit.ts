import { useCallback, useEffect, useRef } from 'react';
import type { CodeFile, EditableDemo } from '../model/editableDemo';
import type { LiveSession } from './startSession';

interface Options {
  readonly demo: EditableDemo | undefined;
  /** Id of the element around preview and source. */
  readonly boxId: string;
  readonly sourceId: string;
  readonly height: number | undefined;
  readonly isWindow: boolean;
  /** Changes when the preview on the page is replaced by another. */
  readonly place: unknown;
}

/** What a demo can do with its editor. */
export interface LiveEdit {
  /** Opens the editor on the first file that is shown. */
  edit: () => void;
  /** Ends the editing; the code is the original again. */
  reset: () => void;
  /** The files as the reader has edited them; `undefined` where nothing was. */
  editedFiles: () => readonly CodeFile[] | undefined;
}

/**
 * Makes a demo's source editable in place. All that is in the page's script are the
 * listeners; the editor itself is fetched when a reader presses into the code.
 */
export function useLiveEdit({ demo, boxId, sourceId, height, isWindow, place }: Options): LiveEdit {
  const session = useRef<Promise<LiveSession>>(undefined);
  const current = useRef<LiveSession>(undefined);
  const end = useCallback(() => {
    const started = session.current;
    session.current = undefined;
    current.current = undefined;
    void started?.then(
      (live) => {
        live.end();
      },
      () => undefined,
    );
  }, []);
  const open = useCallback(
    (pre: HTMLElement, caret: number) => {
      const source = document.getElementById(sourceId);
      if (source === null || demo?.dataUrl === undefined) return;
      const findContainer = (): HTMLElement | null =>
        document.querySelector(`#${CSS.escape(boxId)} [data-demo-preview]`);
      const started = (session.current ??= import('./startSession').then(({ startSession }) =>
        startSession({ demo, findContainer, source, height, isWindow }),
      ));
      started.then(
        (live) => {
          if (session.current !== started) return;
          current.current = live;
          live.edit(pre, caret);
        },
        () => {
          // Without its files there is no editor; the next press tries again.
          if (session.current === started) session.current = undefined;
        },
      );
    },
    [boxId, demo, height, isWindow, sourceId],
  );
  useEffect(() => {
    const source = document.getElementById(sourceId);
    if (source === null) return undefined;
    const onClick = (event: MouseEvent): void => {
      const pre = event.target instanceof Element ? event.target.closest('pre') : null;
      if (pre === null || (window.getSelection()?.toString() ?? '') !== '') return;
      open(pre, caretAt(pre, event.clientX, event.clientY));
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLPreElement)) return;
      event.preventDefault();
      open(event.target, 0);
    };
    source.addEventListener('click', onClick);
    source.addEventListener('keydown', onKey);
    return () => {
      source.removeEventListener('click', onClick);
      source.removeEventListener('keydown', onKey);
      end();
    };
  }, [end, open, sourceId]);
  useEffect(() => {
    current.current?.refresh();
  }, [place]);
  const edit = useCallback(() => {
    const source = document.getElementById(sourceId);
    if (source !== null) {
      whenShown(source, (pre) => {
        open(pre, 0);
      });
    }
  }, [open, sourceId]);
  const editedFiles = useCallback(() => current.current?.files(), []);
  return { edit, reset: end, editedFiles };
}

/** Calls back with the first file that can be seen, at once or when the source has opened. */
function whenShown(source: HTMLElement, callback: (pre: HTMLElement) => void): void {
  const find = (): HTMLElement | undefined =>
    [...source.querySelectorAll('pre')].find((pre) => pre.checkVisibility());
  const found = find();
  if (found !== undefined) {
    callback(found);
    return;
  }
  const observer = new MutationObserver(() => {
    const pre = find();
    if (pre === undefined) return;
    observer.disconnect();
    callback(pre);
  });
  observer.observe(source, { childList: true, attributes: true, attributeFilter: ['hidden'] });
}

/** How many characters of the code lie before a point of the page. */
function caretAt(pre: HTMLElement, x: number, y: number): number {
  const code = pre.querySelector('code');
  const point = pointAt(x, y);
  if (point === undefined || code === null || !code.contains(point.node)) return 0;
  const range = document.createRange();
  range.selectNodeContents(code);
  range.setEnd(point.node, point.offset);
  return range.toString().length;
}

/** Two names for one thing: the standard's, and the older one of WebKit. */
function pointAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position === null ? undefined : { node: position.offsetNode, offset: position.offset };
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range === null ? undefined : { node: range.startContainer, offset: range.startOffset };
}

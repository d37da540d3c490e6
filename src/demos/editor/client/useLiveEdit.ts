import { useCallback, useEffect, useRef } from 'react';
import type { CodeFile, EditableDemo } from '../model/editableDemo';
import type { LiveSession } from './startSession';

interface Options {
  readonly demo: EditableDemo | undefined;
  /** Id of the element around the preview and the source. */
  readonly containerId: string;
  readonly sourceId: string;
  readonly height: number | undefined;
  readonly isWindow: boolean;
  /** Changes when the page replaces the preview element. */
  readonly previewKey: unknown;
}

/** Controls the editor of a demo. */
export interface LiveEdit {
  /** Opens the editor on the visible file. */
  edit: () => void;
  /** Ends editing and restores the original code. */
  reset: () => void;
  /** Returns the files including edits, or `undefined` if editing hasn't started. */
  editedFiles: () => readonly CodeFile[] | undefined;
}

/**
 * Makes a demo's source editable in place. The page's script only contains the event listeners. The editor
 * itself is loaded when somebody clicks into the code.
 */
export function useLiveEdit({
  demo,
  containerId,
  sourceId,
  height,
  isWindow,
  previewKey,
}: Options): LiveEdit {
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
        document.querySelector(`#${CSS.escape(containerId)} [data-demo-preview]`);
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
          // The demo's files couldn't be loaded. The next click tries again.
          if (session.current === started) session.current = undefined;
        },
      );
    },
    [containerId, demo, height, isWindow, sourceId],
  );
  useEffect(() => {
    const source = document.getElementById(sourceId);
    if (source === null) return undefined;
    const onClick = (event: MouseEvent): void => {
      const pre = event.target instanceof Element ? event.target.closest('pre') : null;
      if (pre === null || (window.getSelection()?.toString() ?? '') !== '') return;
      open(pre, getCaretAt(pre, event.clientX, event.clientY));
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
  }, [previewKey]);
  const edit = useCallback(() => {
    const source = document.getElementById(sourceId);
    if (source !== null) {
      whenVisible(source, (pre) => {
        open(pre, 0);
      });
    }
  }, [open, sourceId]);
  const editedFiles = useCallback(() => current.current?.files(), []);
  return { edit, reset: end, editedFiles };
}

/** Calls back with the visible file, immediately or once the source is open. */
function whenVisible(source: HTMLElement, callback: (pre: HTMLElement) => void): void {
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

/** Returns the caret position at a point of the page, in characters of the code. */
function getCaretAt(pre: HTMLElement, x: number, y: number): number {
  const code = pre.querySelector('code');
  const point = getTextPositionAt(x, y);
  if (point === undefined || code === null || !code.contains(point.node)) return 0;
  const range = document.createRange();
  range.selectNodeContents(code);
  range.setEnd(point.node, point.offset);
  return range.toString().length;
}

/** Uses the standard API, or WebKit's older one. */
function getTextPositionAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position === null ? undefined : { node: position.offsetNode, offset: position.offset };
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range === null ? undefined : { node: range.startContainer, offset: range.startOffset };
}

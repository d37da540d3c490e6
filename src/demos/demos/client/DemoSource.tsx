import { useContext, useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import { describeOldRelease, isOldRelease } from '../../../shell/startup/client/oldRelease';
import type { DemoFile } from '../../editor/model/demoFiles';
import type { DemoModule } from './types';
import styles from './Demo.module.css';
import { PageFilesContext } from './PageFiles';
import { KEEP_SERVER_HTML } from './Preview';
import { fetchDemoFiles } from '../../editor/client/fetchDemoFiles';
import { noscriptHtml, unpackNoscript } from './noscriptHtml';
import { shortHtml, sourceHtml } from './sourceHtml';
import { useFileTabs } from './useFileTabs';
import { useIsNear } from './useIsNear';

interface Props {
  readonly id: string;
  readonly demo: DemoModule;
  readonly isOpen: boolean;
}

/**
 * Fills an element when it's needed, with the HTML that the server put in its `noscript`, or with
 * fetched files.
 */
function useLazyContent(
  node: RefObject<HTMLElement | null>,
  dataUrl: string | undefined,
  isNeeded: boolean,
  toHtml: (files: readonly DemoFile[]) => string,
): void {
  const latest = useRef(toHtml);
  useEffect(() => {
    latest.current = toHtml;
  });
  useEffect(() => {
    const element = node.current;
    if (!isNeeded || element === null || unpackNoscript(element)) return undefined;
    if (dataUrl === undefined || element.hasChildNodes()) return undefined;
    let isCurrent = true;
    fetchDemoFiles(dataUrl).then(
      (files) => {
        if (isCurrent) element.innerHTML = latest.current(files);
      },
      () => {
        if (!isCurrent) return;
        element.textContent = isOldRelease()
          ? describeOldRelease()
          : translate({
              id: 'site.demos.sourceNotLoaded',
              message: 'Couldn’t load the source code. Check your connection and try again.',
            });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [node, dataUrl, isNeeded]);
}

/**
 * Shows the source in print, if the server sent it. Sources that would have to be fetched aren't
 * printed.
 */
function useContentInPrint(node: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fill = (): void => {
      if (node.current !== null) unpackNoscript(node.current);
    };
    window.addEventListener('beforeprint', fill);
    return () => {
      window.removeEventListener('beforeprint', fill);
    };
  }, [node]);
}

/**
 * The source block. To React, it's one opaque element with HTML from the server or from fetched files.
 * While it's closed, it contains no elements until it's opened or printed, because most elements of a
 * page would be code (3,153 of 4,520 elements on the Button page).
 */
export function DemoSource({ id, demo, isOpen }: Props): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  useLazyContent(node, demo.dataUrl, isOpen, (files) => sourceHtml(files, id));
  useContentInPrint(node);
  useFileTabs(node);
  const panels = useContext(PageFilesContext);
  const { files } = demo;
  const serverHtml = (all: readonly DemoFile[]): string =>
    isOpen ? sourceHtml(all, id) : noscriptHtml(sourceHtml(all, id, panels));
  const html = files === undefined ? KEEP_SERVER_HTML : { __html: serverHtml(files) };
  return (
    <div
      ref={node}
      id={id}
      data-demo-source=""
      data-styling={demo.styling}
      hidden={!isOpen}
      className={styles.source}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}

/** Only the JSX, if it's short, while the source is closed. */
export function DemoShortSource({ demo, isOpen }: Omit<Props, 'id'>): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  const { shortLines } = demo;
  const isNear = useIsNear(node);
  useLazyContent(node, demo.dataUrl, !isOpen && isNear && shortLines !== undefined, shortHtml);
  if (shortLines === undefined) return null;
  const html = demo.files === undefined ? KEEP_SERVER_HTML : { __html: shortHtml(demo.files) };
  return (
    <div
      ref={node}
      data-demo-short=""
      data-styling={demo.styling}
      hidden={isOpen}
      className={styles.source}
      style={{ minBlockSize: `calc(${String(shortLines)} * 1.6 * 0.84375rem + 24px)` }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}

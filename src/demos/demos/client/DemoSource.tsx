import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import { describeOldRelease, isOldRelease } from '../../../shell/startup/client/oldRelease';
import type { DemoFile } from '../model/types';
import type { DemoModule } from './types';
import styles from './Demo.module.css';
import { KEEP_SERVER_HTML } from './Preview';
import { fetchDemoFiles } from './fetchDemoFiles';
import { shortHtml, sourceHtml } from './sourceHtml';
import { useFileTabs } from './useFileTabs';
import { useIsNear } from './useIsNear';

interface Props {
  readonly id: string;
  readonly demo: DemoModule;
  readonly isOpen: boolean;
}

/** Fills a node that the server has not filled, when it is wanted: after a client navigation. */
function useFetchedHtml(
  node: RefObject<HTMLElement | null>,
  dataUrl: string | undefined,
  isWanted: boolean,
  toHtml: (files: readonly DemoFile[]) => string,
): void {
  const latest = useRef(toHtml);
  useEffect(() => {
    latest.current = toHtml;
  });
  useEffect(() => {
    const element = node.current;
    if (!isWanted || element === null || dataUrl === undefined || element.hasChildNodes()) {
      return undefined;
    }
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
              message: 'The source could not be loaded. Check the connection and try again.',
            });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [node, dataUrl, isWanted]);
}

/** The source block. In the browser it is one opaque node: the server's HTML, or fetched. */
export function DemoSource({ id, demo, isOpen }: Props): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  useFetchedHtml(node, demo.dataUrl, isOpen, (files) => sourceHtml(files, id));
  useFileTabs(node);
  const html = demo.files === undefined ? KEEP_SERVER_HTML : { __html: sourceHtml(demo.files, id) };
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

/** The JSX alone, where it is short, until the reader asks for the whole source. */
export function DemoShortSource({ demo, isOpen }: Omit<Props, 'id'>): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  const { shortLines } = demo;
  const isNear = useIsNear(node);
  useFetchedHtml(node, demo.dataUrl, !isOpen && isNear && shortLines !== undefined, shortHtml);
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

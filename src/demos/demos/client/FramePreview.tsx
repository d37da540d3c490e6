import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DemoModule } from './types';
import styles from './Demo.module.css';
import { KEEP_SERVER_HTML, previewHtml } from './Preview';

interface Props {
  readonly demo: DemoModule;
  /** The demo's standalone address with its query. */
  readonly src: string;
  /** In px; without it the frame is as high as its document. */
  readonly height?: number | undefined;
  /** Width of the frame's window in px; the stage's own without it. */
  readonly width?: number | undefined;
}

/** A demo in a document of its own: `position: fixed`, window widths, another direction. */
export function FramePreview({ demo, src, height, width }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const isOriginal = currentLocale === defaultLocale;
  // Where the server has drawn it as the address and the mode want it, its scripts wait (`whenNeeded`).
  const drawn = demo.startsAtOnce === 'dark' ? 'light' : 'light dark';
  // The dev server draws nothing.
  const isBuilt = process.env.NODE_ENV === 'production';
  const isComplete = isBuilt && demo.startsAtOnce !== true && !src.includes('?');
  useEffect(() => {
    const element = frame.current;
    if (element === null || height !== undefined) return undefined;
    return followHeight(element);
  }, [height]);
  return (
    <div data-demo-preview="" className={clsx(styles.preview, styles.framed)}>
      <div
        data-demo-root=""
        data-used="true"
        // Far from the window, a frame of a known height isn't drawn, and so not loaded. By itself,
        // `loading="lazy"` loads what is up to 8,000 px away when the connection is slow.
        className={clsx(height !== undefined && styles.farFrame)}
        style={{ containIntrinsicBlockSize: height }}
      >
        <iframe
          ref={frame}
          src={src}
          loading="lazy"
          data-waits={isComplete ? drawn : undefined}
          className={styles.frame}
          style={{ blockSize: height, inlineSize: width }}
          title={translate(
            {
              id: 'site.demos.frameTitle',
              message: '{name} demo',
              description: 'Name of the frame around a demo',
            },
            { name: demo.name },
          )}
        />
      </div>
      {/* The build moves this to the demo's own address, which is one for all languages. */}
      <template
        data-demo-document={demo.name}
        suppressHydrationWarning
        dangerouslySetInnerHTML={
          demo.renderPreview === undefined || !isOriginal ? KEEP_SERVER_HTML : previewHtml(demo)
        }
      />
    </div>
  );
}

/** Keeps a frame as high as what is in it. Returns how to stop. */
function followHeight(frame: HTMLIFrameElement): () => void {
  if (typeof ResizeObserver !== 'function') return () => undefined;
  const fit = (): void => {
    const content = frame.contentDocument?.querySelector('[data-standalone-demo]');
    const height = content?.getBoundingClientRect().height ?? 0;
    if (height > 0) frame.style.blockSize = `${String(Math.ceil(height))}px`;
  };
  const observer = new ResizeObserver(fit);
  const onLoad = (): void => {
    observer.disconnect();
    const content = frame.contentDocument?.querySelector('[data-standalone-demo]');
    if (content != null) observer.observe(content);
  };
  onLoad();
  frame.addEventListener('load', onLoad);
  return () => {
    observer.disconnect();
    frame.removeEventListener('load', onLoad);
  };
}

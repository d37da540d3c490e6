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
  /** The demo's standalone address with its query string. */
  readonly src: string;
  /** In px. Without it, the frame grows to the height of its document. */
  readonly height?: number | undefined;
  /** Viewport width in px. Without it, the frame is as wide as the preview. */
  readonly width?: number | undefined;
}

/** A demo in its own document, for `position: fixed`, viewport widths, or another direction. */
export function FramePreview({ demo, src, height, width }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const isOriginal = currentLocale === defaultLocale;
  // If the server HTML is right for the address and the color mode, the frame's scripts wait (`whenNeeded`).
  const renderedModes = demo.eagerHydration === 'dark' ? 'light' : 'light dark';
  // The dev server doesn't render demos.
  const isBuilt = process.env.NODE_ENV === 'production';
  const isComplete = isBuilt && demo.eagerHydration !== true && !src.includes('?');
  useEffect(() => {
    const element = frame.current;
    if (element === null || height !== undefined) return undefined;
    return syncHeight(element);
  }, [height]);
  return (
    <div data-demo-preview="" className={clsx(styles.preview, styles.framed)}>
      <div
        data-demo-root=""
        data-used="true"
        // Far from the viewport, a frame with a known height isn't rendered, and so isn't loaded. On a slow
        // connection, `loading="lazy"` alone loads frames that are up to 8,000 px away.
        className={clsx(height !== undefined && styles.farFrame)}
        style={{ containIntrinsicBlockSize: height }}
      >
        <iframe
          ref={frame}
          src={src}
          loading="lazy"
          data-waits={isComplete ? renderedModes : undefined}
          className={styles.frame}
          style={{ blockSize: height, inlineSize: width }}
          title={translate(
            {
              id: 'site.demos.frameTitle',
              message: '{name} demo',
              description: 'Title of the frame around a demo',
            },
            { name: demo.name },
          )}
        />
      </div>
      {/* The build moves this to the demo's standalone page, which all languages share. */}
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

/** Keeps a frame as high as its content. Returns a function that stops it. */
function syncHeight(frame: HTMLIFrameElement): () => void {
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

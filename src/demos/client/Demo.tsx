import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useLiveEdit } from '../../editor/client/useLiveEdit';
import { ExportButtons } from '../../export/client/ExportButtons';
import { useCodeStyling } from '../../preferences/client/useCodeStyling';
import type { DemoFlavour } from '../model/types';
import type { DemoModule } from './types';
import { DemoSource } from './DemoSource';
import { DemoToolbar } from './DemoToolbar';
import { flavourOf, isHashOfDemo } from './demoHash';
import styles from './Demo.module.css';
import { useIsland } from './useIsland';

export interface DemoBlockProps {
  readonly name: string;
  readonly variants: Partial<Record<DemoFlavour, DemoModule>>;
  readonly title?: string;
  readonly bg?: 'outlined' | 'plain';
  /** Height of the preview in px. */
  readonly height?: number | string;
  readonly iframe?: boolean;
  readonly hideToolbar?: boolean;
  readonly defaultCodeOpen?: boolean;
}

// A constant, so that React never sees another value and leaves the server's nodes alone.
const KEEP_SERVER_HTML = { __html: '' };

const DEFAULT_FRAME_HEIGHT_PX = 400;

/** What stands in a framed demo's place until its document is there. */
const FRAME_NOTE = '<noscript>This demo runs in a frame and needs JavaScript.</noscript>';

/**
 * A live demo with its source (contract section 5). The server renders it into the page;
 * the browser keeps that HTML as it is until the demo comes near the view.
 */
export function Demo({
  name,
  variants,
  title,
  bg = 'outlined',
  height,
  iframe = false,
  hideToolbar = false,
  defaultCodeOpen = false,
}: DemoBlockProps): ReactNode {
  useBrokenLinks().collectAnchor(name);
  const preview = useRef<HTMLDivElement>(null);
  const [styling] = useCodeStyling();
  const flavour = flavourOf(styling, variants);
  const demo = variants[flavour];
  const [isOpen, setIsOpen] = useState(defaultCodeOpen);
  const [version, setVersion] = useState(0);
  const sourceId = `${name}-source`;
  const live = useLiveEdit({
    demo,
    container: preview,
    sourceId,
    height: previewHeight(height, iframe),
    isWindow: iframe,
  });
  useEffect(() => {
    const open = (): void => {
      if (isHashOfDemo(window.location.hash, name)) {
        setIsOpen(true);
        document.getElementById(name)?.scrollIntoView({ block: 'start' });
      }
    };
    open();
    window.addEventListener('hashchange', open);
    return () => {
      window.removeEventListener('hashchange', open);
    };
  }, [name]);
  if (demo === undefined) return null;
  return (
    <figure
      id={name}
      data-demo={name}
      className={clsx(styles.demo, bg === 'plain' && styles.plain)}
      aria-label={title ?? `${name} demo`}
    >
      <Preview
        key={flavour}
        container={preview}
        demo={demo}
        version={version}
        height={height}
        isFramed={iframe}
      />
      {hideToolbar ? null : (
        <DemoToolbar
          name={name}
          sourceId={sourceId}
          flavours={Object.keys(variants) as DemoFlavour[]}
          isOpen={isOpen}
          onToggle={() => {
            setIsOpen(!isOpen);
          }}
          onEdit={() => {
            setIsOpen(true);
            live.edit();
          }}
          onReset={() => {
            live.reset();
            setVersion(version + 1);
          }}
        >
          <ExportButtons
            demo={demo}
            sourceUrl={demo.sourceUrl}
            isTailwind={flavour === 'tailwind'}
            editedFiles={live.editedFiles}
          />
        </DemoToolbar>
      )}
      <DemoSource id={sourceId} demo={demo} isOpen={isOpen} />
    </figure>
  );
}

/** In px; `undefined` where the demo has the height of its content. */
function previewHeight(height: number | string | undefined, isFramed: boolean): number | undefined {
  const given = height ?? (isFramed ? DEFAULT_FRAME_HEIGHT_PX : undefined);
  return given === undefined ? undefined : Number(given);
}

interface PreviewProps {
  readonly container: React.RefObject<HTMLDivElement | null>;
  readonly demo: DemoModule;
  readonly version: number;
  readonly height?: number | string | undefined;
  readonly isFramed: boolean;
}

function Preview({ container, demo, version, height, isFramed }: PreviewProps): ReactNode {
  const blockSize = previewHeight(height, isFramed);
  const state = useIsland(container, demo, version, isFramed ? blockSize : undefined);
  const style = blockSize === undefined ? undefined : { blockSize };
  // On the server the demo's HTML; in the browser a constant that React leaves alone.
  const html =
    demo.renderPreview === undefined
      ? KEEP_SERVER_HTML
      : { __html: `<div data-demo-root="">${isFramed ? FRAME_NOTE : demo.renderPreview()}</div>` };
  return (
    <>
      <div
        ref={container}
        data-demo-preview=""
        className={clsx(styles.preview, isFramed && styles.framed)}
        style={style}
        suppressHydrationWarning
        dangerouslySetInnerHTML={html}
      />
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>
          The demo could not be loaded. Check the connection and press “Reset demo”.
        </p>
      ) : null}
    </>
  );
}

import { useRef } from 'react';
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { describeOldRelease, useOldRelease } from '../../../shell/startup/client/oldRelease';
import type { DemoModule } from './types';
import styles from './Demo.module.css';
import { useIsland } from './useIsland';

// A constant, because React leaves the server's elements alone as long as the value doesn't change.
export const KEEP_SERVER_HTML = { __html: '' };

/** Returns the server HTML of a demo: its stylesheet and its root element. */
export function previewHtml(demo: DemoModule): { __html: string } {
  if (demo.renderPreview === undefined) return KEEP_SERVER_HTML;
  const { css = '' } = demo;
  const style = css === '' ? '' : `<style data-demo-style="">${css}</style>`;
  return { __html: `${style}<div data-demo-root="">${demo.renderPreview()}</div>` };
}

interface Props {
  /** Undefined on the standalone page until the manifest with the demo has loaded. */
  readonly demo: DemoModule | undefined;
  readonly version: number;
  /** In px. */
  readonly height?: number | undefined;
}

/** A live demo on the page: server HTML until it comes near the viewport, then a hydrated island. */
export function Preview({ demo, version, height }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const state = useIsland(container, demo, version);
  const isOld = useOldRelease();
  return (
    <>
      <div
        ref={container}
        data-demo-preview=""
        data-demo-styling={demo?.styling}
        data-demo-scope={demo === undefined ? undefined : `${demo.name}-${demo.styling}`}
        className={styles.preview}
        style={height === undefined ? undefined : { blockSize: height }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={demo === undefined ? KEEP_SERVER_HTML : previewHtml(demo)}
      />
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {isOld ? (
            describeOldRelease()
          ) : (
            <Translate id="site.demos.notLoaded">
              Couldn’t load the demo. Check your connection, then press “Reset demo”.
            </Translate>
          )}
        </p>
      ) : null}
    </>
  );
}

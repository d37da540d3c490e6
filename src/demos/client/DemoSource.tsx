import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { DemoFile } from '../model/types';
import type { DemoModule } from './types';
import styles from './Demo.module.css';

const KEEP_SERVER_HTML = { __html: '' };

/** The HTML of a demo's files in both languages; the style sheet shows the chosen one. */
function toHtml(files: readonly DemoFile[]): string {
  return files
    .flatMap((file) =>
      (['TS', 'JS'] as const).map((variant) => {
        const { name, html } = file[variant];
        return `<div data-variant="${variant}"><div data-file-name>${name}</div><pre tabindex="0" aria-label="${name}"><code>${html}</code></pre></div>`;
      }),
    )
    .join('');
}

interface Props {
  readonly id: string;
  readonly demo: DemoModule;
  readonly isOpen: boolean;
}

/** The source block. In the browser it is one opaque node: the server's HTML, or fetched. */
export function DemoSource({ id, demo, isOpen }: Props): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  const { dataUrl } = demo;
  useEffect(() => {
    const element = node.current;
    if (!isOpen || element === null || dataUrl === undefined || element.hasChildNodes()) {
      return undefined;
    }
    const abort = new AbortController();
    fetch(dataUrl, { signal: abort.signal })
      .then(async (response) => (await response.json()) as DemoFile[])
      .then((files) => {
        element.innerHTML = toHtml(files);
      })
      .catch(() => {
        if (!abort.signal.aborted) {
          element.textContent =
            'The source could not be loaded. Check the connection and try again.';
        }
      });
    return () => {
      abort.abort();
    };
  }, [dataUrl, isOpen]);
  const html = demo.files === undefined ? KEEP_SERVER_HTML : { __html: toHtml(demo.files) };
  return (
    <div
      key={demo.name + String(dataUrl)}
      ref={node}
      id={id}
      data-demo-source=""
      hidden={!isOpen}
      className={styles.source}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}

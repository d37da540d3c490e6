import { useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useDirection } from '../../preferences/client/useDirection';
import type { DemoProps } from './types';

/** Attributes of the page's `<html>` that the style sheets in the frame read as well. */
const MIRRORED = ['data-theme', 'dir', 'lang'] as const;

interface Props {
  readonly name: string;
  readonly height: number;
  readonly Theme: ComponentType<{ children: ReactNode }>;
  readonly Component: ComponentType<DemoProps>;
}

/**
 * A demo in a document of its own, for `position: fixed` and window-sized components. The
 * frame has the page's style sheets and mode; the library's styles go to its head.
 */
export function DemoFrame({ name, height, Theme, Component }: Props): ReactNode {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [inner, setInner] = useState<Document>();
  useEffect(() => {
    const loaded = frame?.contentDocument ?? undefined;
    if (loaded?.body === undefined) return undefined;
    copyStyleSheets(loaded);
    const follow = (): void => {
      for (const attribute of MIRRORED) {
        loaded.documentElement.setAttribute(
          attribute,
          document.documentElement.getAttribute(attribute) ?? '',
        );
      }
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: [...MIRRORED] });
    setInner(loaded);
    return () => {
      observer.disconnect();
    };
  }, [frame]);
  return (
    <>
      <iframe
        ref={setFrame}
        title={`${name} demo`}
        style={{ display: 'block', inlineSize: '100%', blockSize: height, border: 0 }}
      />
      {inner === undefined
        ? null
        : createPortal(
            <FrameCache document={inner}>
              <Theme>
                <Component window={() => inner.defaultView ?? window} />
              </Theme>
            </FrameCache>,
            inner.body,
          )}
    </>
  );
}

function copyStyleSheets(target: Document): void {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    target.head.append(link.cloneNode());
  }
  target.body.style.margin = '0';
}

interface FrameCacheProps {
  readonly document: Document;
  readonly children: ReactNode;
}

/** The library's styles belong into the frame's own head. */
function FrameCache({ document: inner, children }: FrameCacheProps): ReactNode {
  const [direction] = useDirection();
  const cache = useMemo(
    () => createCache({ key: 'frame', container: inner.head, prepend: direction === 'ltr' }),
    [inner, direction],
  );
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

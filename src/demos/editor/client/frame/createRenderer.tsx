import { Component as ReactComponent, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { applyLicenseKey } from '../../../../foundation/site/client/applyLicenseKey';
import type { FrameSettings } from '../../model/frameMessages';
import type { DemoComponent } from './runFiles';

// Edited demos use the same license key as demos on the page.
applyLicenseKey(process.env['MUI_X_LICENSE_KEY']);

export interface RendererThemeProps {
  readonly settings: FrameSettings;
  /** Whether the demo is in a frame on its page, too, with its own window. */
  readonly isWindow: boolean;
  readonly children: ReactNode;
}

export type RendererTheme = ComponentType<RendererThemeProps>;

/** Renders demos, one at a time. */
export interface DemoRenderer {
  /** Shows a demo once it has rendered. If it throws, the previous demo stays. */
  show: (demo: DemoComponent, settings: FrameSettings, isWindow: boolean) => Promise<void>;
  applySettings: (settings: FrameSettings) => void;
}

interface MountedDemo {
  readonly host: HTMLElement;
  readonly root: Root;
  readonly render: (settings: FrameSettings) => void;
}

/**
 * Creates the renderer of a library.
 *
 * @param onDeferredError called when a demo throws after it was shown
 */
export type CreateRenderer = (
  parent: HTMLElement,
  onDeferredError: (error: unknown) => void,
) => DemoRenderer;

/** @see CreateRenderer */
export function createRendererWith(Theme: RendererTheme): CreateRenderer {
  return (parent, onDeferredError) => {
    let current: MountedDemo | undefined;
    const unmount = ({ root, host }: MountedDemo): void => {
      root.unmount();
      host.remove();
    };
    const show: DemoRenderer['show'] = (Demo, initialSettings, isWindow) =>
      new Promise((resolve, reject) => {
        let state: 'rendering' | 'shown' | 'failed' = 'rendering';
        const onError = (error: unknown): void => {
          const previous = state;
          state = 'failed';
          // React refuses to unmount a root while it renders.
          setTimeout(() => {
            unmount(mounted);
          });
          if (previous === 'rendering')
            reject(error instanceof Error ? error : new Error(String(error)));
          if (previous !== 'shown') return;
          if (current === mounted) current = undefined;
          onDeferredError(error);
        };
        const onCommit = (): void => {
          if (state !== 'rendering') return;
          state = 'shown';
          if (current !== undefined) unmount(current);
          current = mounted;
          mounted.host.classList.remove('waiting');
          resolve();
        };
        const host = document.createElement('div');
        host.className = current === undefined ? 'live-demo' : 'live-demo waiting';
        parent.append(host);
        const root = createRoot(host, {
          onCaughtError: () => undefined,
          onUncaughtError: onError,
        });
        const mounted: MountedDemo = {
          host,
          root,
          render: (next) => {
            root.render(
              <Boundary onError={onError}>
                <CacheProvider value={caches[next.direction]}>
                  <Theme settings={next} isWindow={isWindow}>
                    <Demo {...(isWindow ? { window: () => window } : {})} />
                  </Theme>
                </CacheProvider>
                <Committed onCommit={onCommit} />
              </Boundary>,
            );
          },
        };
        mounted.render(initialSettings);
      });
    return {
      show,
      applySettings: (next) => {
        current?.render(next);
      },
    };
  };
}

const caches = {
  ltr: createCache({ key: 'css' }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

class Boundary extends ReactComponent<{
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Calls back one task after its effect, when the demo has rendered and its effects have run. */
function Committed({ onCommit }: { readonly onCommit: () => void }): null {
  useEffect(() => {
    const timer = setTimeout(onCommit);
    return () => {
      clearTimeout(timer);
    };
  }, [onCommit]);
  return null;
}

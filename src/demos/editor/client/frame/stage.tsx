import { Component as ReactComponent, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { applyLicenseKey } from '../../../../foundation/site/client/applyLicenseKey';
import type { FrameLook } from '../../model/frameMessages';
import type { DemoComponent } from './runFiles';

// An edited demo has the key of the one before it.
applyLicenseKey(process.env['MUI_X_LICENSE_KEY']);

export interface StageThemeProps {
  readonly look: FrameLook;
  /** Whether the demo is in a frame on its page, too, with a window to itself. */
  readonly isWindow: boolean;
  readonly children: ReactNode;
}

export type StageTheme = ComponentType<StageThemeProps>;

/** Where demos are shown, one after the other. */
export interface FrameStage {
  /** Shows a demo when it has rendered; one that throws leaves the one before it on the stage. */
  show: (demo: DemoComponent, look: FrameLook, isWindow: boolean) => Promise<void>;
  setLook: (look: FrameLook) => void;
}

interface Act {
  readonly host: HTMLElement;
  readonly root: Root;
  readonly render: (look: FrameLook) => void;
}

/** Made once for each library; `onDeferredError` hears of a demo that breaks after it was shown. */
export type CreateStage = (
  parent: HTMLElement,
  onDeferredError: (error: unknown) => void,
) => FrameStage;

/** @see CreateStage */
export function createStageWith(Theme: StageTheme): CreateStage {
  return (parent, onDeferredError) => {
    let current: Act | undefined;
    const end = ({ root, host }: Act): void => {
      root.unmount();
      host.remove();
    };
    const show: FrameStage['show'] = (Demo, firstLook, isWindow) =>
      new Promise((resolve, reject) => {
        let state: 'waiting' | 'shown' | 'failed' = 'waiting';
        const onError = (error: unknown): void => {
          const before = state;
          state = 'failed';
          // React refuses to unmount a root while it renders.
          setTimeout(() => {
            end(act);
          });
          if (before === 'waiting')
            reject(error instanceof Error ? error : new Error(String(error)));
          if (before !== 'shown') return;
          if (current === act) current = undefined;
          onDeferredError(error);
        };
        const onCommit = (): void => {
          if (state !== 'waiting') return;
          state = 'shown';
          if (current !== undefined) end(current);
          current = act;
          act.host.classList.remove('waiting');
          resolve();
        };
        const host = document.createElement('div');
        host.className = current === undefined ? 'act' : 'act waiting';
        parent.append(host);
        const root = createRoot(host, {
          onCaughtError: () => undefined,
          onUncaughtError: onError,
        });
        const act: Act = {
          host,
          root,
          render: (next) => {
            root.render(
              <Boundary onError={onError}>
                <CacheProvider value={caches[next.direction]}>
                  <Theme look={next} isWindow={isWindow}>
                    <Demo {...(isWindow ? { window: () => window } : {})} />
                  </Theme>
                </CacheProvider>
                <Committed onCommit={onCommit} />
              </Boundary>,
            );
          },
        };
        act.render(firstLook);
      });
    return {
      show,
      setLook: (next) => {
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

/** Tells, a task after its effect, that the demo has rendered and its effects have run. */
function Committed({ onCommit }: { readonly onCommit: () => void }): null {
  useEffect(() => {
    const timer = setTimeout(onCommit);
    return () => {
      clearTimeout(timer);
    };
  }, [onCommit]);
  return null;
}

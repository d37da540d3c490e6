import type { ComponentType } from 'react';
import type { DemoFile, DemoTheme } from '../model/types';

/**
 * What `import demo from './X.tsx?demo'` gives. The loader makes two forms of it: the
 * server's has the component and the code, the browser's only knows how to fetch them.
 */
export interface DemoModule {
  readonly name: string;
  readonly theme: DemoTheme;
  /** Address of its entry file in the repository. */
  readonly sourceUrl?: string;
  /** Server only: the demo inside its theme as HTML. Throws, naming the demo, when it throws. */
  readonly renderPreview?: () => string;
  /** Server only. */
  readonly files?: readonly DemoFile[];
  /** Browser only: address of a JSON file with `DemoFile[]`. */
  readonly dataUrl?: string;
  /** Browser only: loads the demo's code and the runtime of its theme. */
  readonly load?: () => Promise<{ Component: ComponentType<DemoProps>; mount: MountDemo }>;
}

/** Props that every demo receives; most take none. */
export interface DemoProps {
  readonly window?: () => Window;
}

/** Brings a demo to life in `container`; returns how to take it down again. */
export type MountDemo = (options: MountDemoOptions) => () => void;

export interface MountDemoOptions {
  readonly container: HTMLElement;
  readonly name: string;
  readonly Component: ComponentType<DemoProps>;
  /** Whether `container` holds the server's HTML of this demo. */
  readonly hydrate: boolean;
  /** Shows the demo in a document of its own, this high in px. */
  readonly frameHeight?: number | undefined;
}

import type { ComponentType } from 'react';

/** The libraries that a demo is themed for. */
export type DemoTheme = 'material' | 'joy';

/** One file of a demo in both languages. `html` is the code coloured at build time. */
export interface DemoFile {
  readonly name: string;
  readonly TS: { readonly name: string; readonly code: string; readonly html: string };
  readonly JS: { readonly name: string; readonly code: string; readonly html: string };
}

/**
 * What `import demo from './X.tsx?demo'` gives. The loader makes two forms of it: the
 * server's has the component and the code, the browser's only knows how to fetch them.
 */
export interface DemoModule {
  readonly name: string;
  readonly theme: DemoTheme;
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
}

/** Styling flavours by folder name (contract section 5). */
export const DEMO_FLAVOURS = ['system', 'tailwind', 'css'] as const;
export type DemoFlavour = (typeof DEMO_FLAVOURS)[number];

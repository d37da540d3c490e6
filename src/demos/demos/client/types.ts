import type { ComponentType } from 'react';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import type { DemoFile } from '../../editor/model/demoFiles';
import type { EarlyStart, ThemeName } from '../model/types';

/**
 * What `import demo from './X.tsx?demo'` gives. The loader makes two forms of it: the
 * server's has the component and the code, the browser's only knows how to fetch them.
 */
export interface DemoModule {
  readonly name: string;
  readonly theme: ThemeName;
  readonly styling: DemoStyling;
  /** Address of its entry file in the repository. */
  readonly sourceUrl?: string;
  /** How many lines the short JSX has, where there is one: its room is kept while it loads. */
  readonly shortLines?: number;
  /**
   * Whether it hydrates without a first interaction: the server's HTML is not what they come for, in
   * dark mode or in both.
   */
  readonly startsAtOnce?: EarlyStart;
  /** Server only: the demo inside its theme as HTML. Throws, naming the demo, when it throws. */
  readonly renderPreview?: () => string;
  /** Server only. */
  readonly files?: readonly DemoFile[];
  /** Server only: the demo's own stylesheet. */
  readonly css?: string;
  /** Browser only: address of a JSON file with a `DemoPack`; the fragment is the demo's name in it. */
  readonly dataUrl?: string;
  /** Browser only: loads the demo's code, its stylesheet and the runtime of its theme. */
  readonly load?: () => Promise<LoadedDemo>;
}

export interface LoadedDemo {
  readonly Component: ComponentType;
  readonly mount: MountDemo;
  readonly css?: string | undefined;
}

/** Brings a demo to life in `container`; returns how to take it down again. */
export type MountDemo = (options: MountDemoOptions) => () => void;

export interface MountDemoOptions {
  readonly container: HTMLElement;
  readonly name: string;
  readonly styling: DemoStyling;
  readonly Component: ComponentType;
  /** Whether `container` holds the server's HTML of this demo. */
  readonly hydrate: boolean;
}

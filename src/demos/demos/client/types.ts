import type { ComponentType } from 'react';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import type { DemoFile } from '../../editor/model/demoFiles';
import type { EagerHydration, ThemeName } from '../model/types';

/**
 * The value of `import demo from './X.tsx?demo'`. On the server, it contains the component and the code. In
 * the browser, it only has what's needed to fetch them.
 */
export interface DemoModule {
  readonly name: string;
  readonly theme: ThemeName;
  readonly styling: DemoStyling;
  /** URL of its entry file in the repository. */
  readonly sourceUrl?: string;
  /** Number of lines of the short JSX, if there is any. Its space is reserved while it loads. */
  readonly shortLines?: number;
  /** Whether it hydrates without a first interaction, because its server HTML is incomplete. */
  readonly eagerHydration?: EagerHydration;
  /**
   * Server only: renders the demo inside its theme to HTML.
   *
   * @throws Error with file and line when the demo throws
   */
  readonly renderPreview?: () => string;
  /** Server only. */
  readonly files?: readonly DemoFile[];
  /** Server only: the demo's stylesheet. */
  readonly css?: string;
  /** Browser only: URL of a JSON file with a `DemoPack`. The fragment is the demo's key in it. */
  readonly dataUrl?: string;
  /** Browser only: loads the demo's code, its stylesheet, and the runtime of its theme. */
  readonly load?: () => Promise<LoadedDemo>;
}

export interface LoadedDemo {
  readonly Component: ComponentType;
  readonly mount: MountDemo;
  readonly css?: string | undefined;
}

/** Mounts or hydrates a demo in `container`. Returns a function that unmounts it. */
export type MountDemo = (options: MountDemoOptions) => () => void;

export interface MountDemoOptions {
  readonly container: HTMLElement;
  readonly name: string;
  readonly styling: DemoStyling;
  readonly Component: ComponentType;
  /** Whether `container` contains this demo's server HTML. */
  readonly hydrate: boolean;
}

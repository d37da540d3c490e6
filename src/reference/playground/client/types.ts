import type { ComponentType } from 'react';
import type { MountDemo } from '../../../demos/demos/client/types';
import type { ThemeName } from '../../../demos/demos/model/types';
import type { KnobValues } from '../model/types';

/**
 * The component of a playground, as `playgroundLoader` provides it: the server's version renders
 * it, and the browser's can load it.
 */
export interface PlaygroundSource {
  readonly theme: ThemeName;
  /** Server only. */
  readonly render?: (name: string, props: KnobValues) => string;
  /** Browser only. */
  readonly load?: () => Promise<{
    readonly Component: ComponentType<KnobValues>;
    readonly mount: MountDemo;
  }>;
}

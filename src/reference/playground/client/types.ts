import type { ComponentType } from 'react';
import type { MountDemo } from '../../../demos/demos/client/types';
import type { ThemeName } from '../../../demos/demos/model/types';
import type { KnobValues } from '../model/types';

/**
 * What the loader makes of a playground's component. The server's form renders it, the
 * browser's knows how to fetch it.
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

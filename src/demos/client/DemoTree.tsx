import type { ComponentType, ReactNode } from 'react';
import type { DemoProps } from './types';
import { DemoErrorBoundary } from './DemoErrorBoundary';

/** Ids that React makes begin with the demo's name: the same on the server and in the island. */
export function demoIdPrefix(name: string): string {
  return `${name}-`;
}

interface Props {
  readonly name: string;
  readonly Theme: ComponentType<{ children: ReactNode }>;
  readonly Component: ComponentType<DemoProps>;
}

/** The tree of one demo. Server and browser must render the same one, or hydration fails. */
export function DemoTree({ name, Theme, Component }: Props): ReactNode {
  return (
    <DemoErrorBoundary name={name}>
      <Theme>
        <Component />
      </Theme>
    </DemoErrorBoundary>
  );
}

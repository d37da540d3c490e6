import type { ComponentType, ReactNode } from 'react';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import { applyLicenseKey } from '../../../foundation/site/client/applyLicenseKey';
import { DemoErrorBoundary } from './DemoErrorBoundary';

// Before any demo renders, on the server and in the browser. The build writes the value here.
applyLicenseKey(process.env['MUI_X_LICENSE_KEY']);

/**
 * Ids that React makes begin with the demo's name: the same on the server and in the island,
 * and others in each styling, since a page's HTML holds them all.
 */
export function demoIdPrefix(name: string, styling: DemoStyling): string {
  return styling === 'system' ? `${name}-` : `${name}-${styling}-`;
}

interface Props {
  readonly name: string;
  readonly Theme: ComponentType<{ children: ReactNode }>;
  readonly Component: ComponentType;
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

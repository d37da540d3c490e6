import type { ComponentType, ReactNode } from 'react';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import { applyLicenseKey } from '../../../foundation/site/client/applyLicenseKey';
import { DemoErrorBoundary } from './DemoErrorBoundary';

// Must run before any demo renders, on the server and in the browser. The build inlines the value.
applyLicenseKey(process.env['MUI_X_LICENSE_KEY']);

/**
 * Returns the prefix of the ids that React generates in a demo. It's the same on the server and in the
 * browser, and different for each styling, because a page's HTML contains all of them.
 */
export function demoIdPrefix(name: string, styling: DemoStyling): string {
  return styling === 'system' ? `${name}-` : `${name}-${styling}-`;
}

interface Props {
  readonly name: string;
  readonly Theme: ComponentType<{ children: ReactNode }>;
  readonly Component: ComponentType;
}

/** The React tree of one demo. Server and browser must render the same tree, or hydration fails. */
export function DemoTree({ name, Theme, Component }: Props): ReactNode {
  return (
    <DemoErrorBoundary name={name}>
      <Theme>
        <Component />
      </Theme>
    </DemoErrorBoundary>
  );
}

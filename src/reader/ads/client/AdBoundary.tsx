import { Component } from 'react';
import type { ReactNode } from 'react';
import { UNKNOWN_LABEL } from '../model/adEvent';
import { AdSpace } from './AdSpace';
import type { ReportAdEvent } from './reportAdEvent';

interface Props {
  readonly label?: string | undefined;
  readonly report: ReportAdEvent;
  readonly children: ReactNode;
}

/**
 * Error boundary around an ad. An ad that throws is replaced by empty space and reported as one
 * `crash` event, and the rest of the page keeps working (spec ADS-21).
 */
export class AdBoundary extends Component<Props, { readonly hasCrashed: boolean }> {
  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override state = { hasCrashed: false };

  override componentDidCatch(): void {
    const { label = UNKNOWN_LABEL, report } = this.props;
    report({ eventAction: 'crash', eventLabel: label });
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <AdSpace state="off" /> : this.props.children;
  }
}

import { useEffect } from 'react';
import { DISPLAY_DELAY_MS } from '../model/constants';
import type { ReportAdEvent } from './reportAdEvent';

/** Reports that an ad was displayed, once it's been visible for 2.5 s on a sampled page view (spec ADS-23). */
export function useDisplayReport(
  label: string | undefined,
  isSampled: boolean,
  report: ReportAdEvent,
): void {
  useEffect(() => {
    if (label === undefined || !isSampled) return undefined;
    const timer = setTimeout(() => {
      report({ eventAction: 'display', eventLabel: label });
    }, DISPLAY_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [label, isSampled, report]);
}

import { consentDecision } from '../../consent/client/consentDecision';
import { parseAdEvent } from '../../engagement/model/adEvent';
import type { AnalyticsOptions } from '../../engagement/model/options';
import type { AnalyticsMode } from '../model/analyticsMode';
import { isSampled, WEB_VITALS_SHARE } from '../model/sampling';
import { eventQueue } from './eventQueue';
import { sendEvent } from './sendEvent';
import { deliverToTagService, startTagService, stopTagService } from './tagService';
import { trackClick } from './trackClicks';
import { type ShownPage, trackPageView } from './trackPageViews';
import { trackUserProperties } from './trackUserProperties';

/** What the client module passes on: a page view, a click, or an ad's event. */
export type Signal = ShownPage | Event;

// Looked up on every call, so that tests can replace it.
const random = (): number => Math.random();

/** Opens, holds, or closes the event queue now and whenever the consent decision changes. */
function syncQueueWithConsent(
  mode: AnalyticsMode,
  { tagUrl, measurementId }: AnalyticsOptions,
): void {
  const update = (): void => {
    const decision = consentDecision.get();
    if (decision === 'ask') eventQueue.hold();
    else if (decision === 'refused') {
      eventQueue.close();
      stopTagService();
    } else if (mode === 'debug') eventQueue.open(() => 'shown');
    else if (tagUrl !== null && measurementId !== null) {
      startTagService(tagUrl, measurementId);
      eventQueue.open(deliverToTagService);
    }
  };
  update();
  consentDecision.subscribe(update);
}

/** Starts the observers that don't depend on signals, and returns the handler for signals. */
export function startAnalytics(
  mode: AnalyticsMode,
  options: AnalyticsOptions,
): (signal: Signal) => void {
  syncQueueWithConsent(mode, options);
  trackUserProperties();
  if (mode === 'debug' || isSampled(WEB_VITALS_SHARE, random)) {
    void import('./trackWebVitals').then(
      ({ trackWebVitals }) => {
        trackWebVitals();
      },
      () => undefined,
    );
  }
  if (mode === 'debug') void import('./DebugPanel').then(({ showDebugPanel }) => showDebugPanel());
  return (signal) => {
    if (!(signal instanceof Event)) trackPageView(signal);
    else if (signal.type === 'click') trackClick(signal.target, random);
    else if (signal instanceof CustomEvent) {
      const params = parseAdEvent(signal.detail);
      if (params !== undefined) sendEvent({ kind: 'ad', params });
    }
  };
}

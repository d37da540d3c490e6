import type { AdEvent } from '../model/adEvent';

/** Name of the window's event that carries an {@link AdEvent} to whoever measures. */
export const AD_EVENT_NAME = 'site:ad-event';

/** Tells an event of an ad. */
export type ReportAdEvent = (event: AdEvent) => void;

/** Tells the page about an event; without a listener nothing happens. */
export const reportAdEvent: ReportAdEvent = (detail) => {
  window.dispatchEvent(new CustomEvent<AdEvent>(AD_EVENT_NAME, { detail }));
};

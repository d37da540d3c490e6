import { AD_EVENT } from '../../engagement/model/adEvent';
import type { AdEventDetail } from '../../engagement/model/adEvent';

/** Tells an event of an ad. */
export type ReportAdEvent = (event: AdEventDetail) => void;

/** Tells the page about an event; without a listener nothing happens. */
export const reportAdEvent: ReportAdEvent = (detail) => {
  window.dispatchEvent(new CustomEvent<AdEventDetail>(AD_EVENT, { detail }));
};

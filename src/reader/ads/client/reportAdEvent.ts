import { AD_EVENT } from '../../engagement/model/adEvent';
import type { AdEventDetail } from '../../engagement/model/adEvent';

/** Reports an event of an ad. */
export type ReportAdEvent = (event: AdEventDetail) => void;

/** Dispatches an ad's event on `window`, where analytics listens. Without a listener, nothing happens. */
export const reportAdEvent: ReportAdEvent = (detail) => {
  window.dispatchEvent(new CustomEvent<AdEventDetail>(AD_EVENT, { detail }));
};

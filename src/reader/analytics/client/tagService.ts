import type { Deliver } from '../model/createEventQueue';

type Gtag = (...args: unknown[]) => void;

declare global {
  interface Window {
    gtag?: Gtag;
    dataLayer?: unknown[];
  }
}

/** Consent Mode v2. Ads are never chosen by what is known about a reader: the last two stay denied. */
const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;
const GRANTED = { ...DENIED, analytics_storage: 'granted', ad_storage: 'granted' } as const;

let isStarted = false;

/**
 * Calls the tag service. The function is looked up each time: it may be missing, replaced by
 * an extension, or throw, and the page does not care.
 */
function call(...args: unknown[]): boolean {
  try {
    if (typeof window.gtag !== 'function') return false;
    window.gtag(...args);
    return true;
  } catch {
    return false;
  }
}

/** The tag script reads what came before it from this list, and wants real `arguments`. */
function createStub(): void {
  try {
    window.dataLayer ??= [];
    window.gtag ??= function gtag() {
      // eslint-disable-next-line prefer-rest-params
      window.dataLayer?.push(arguments);
    };
  } catch {
    // Something else owns the name: events count as failed.
  }
}

function loadScript(tagUrl: string, measurementId: string): void {
  const address = new URL(tagUrl);
  address.searchParams.set('id', measurementId);
  const script = document.createElement('script');
  script.async = true;
  script.src = address.href;
  script.dataset['analyticsTag'] = '';
  document.head.append(script);
}

/** Loads the tag script, once, and tells it that the reader agreed. This file alone knows `gtag`. */
export function startTagService(tagUrl: string, measurementId: string): void {
  if (!isStarted) {
    createStub();
    call('consent', 'default', DENIED);
  }
  call('consent', 'update', GRANTED);
  if (isStarted) return;
  isStarted = true;
  call('js', new Date());
  call('config', measurementId, { send_page_view: false });
  loadScript(tagUrl, measurementId);
}

/** Tells a running tag service that the reader has withdrawn. */
export function stopTagService(): void {
  if (isStarted) call('consent', 'update', DENIED);
}

/** Hands an event over; the service sends it when its script is there. */
export const deliverToTagService: Deliver = ({ command, name, params }) =>
  call(command, name, { ...params }) ? 'sent' : 'failed';

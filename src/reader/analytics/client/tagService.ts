import type { Deliver } from '../model/createEventQueue';

type Gtag = (...args: unknown[]) => void;

declare global {
  interface Window {
    gtag?: Gtag;
    dataLayer?: unknown[];
  }
}

/** Google's Consent Mode v2. The last two stay denied, because ads are never personalized. */
const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const;
const GRANTED = { ...DENIED, analytics_storage: 'granted', ad_storage: 'granted' } as const;

let isStarted = false;

/**
 * Calls `window.gtag`. Returns false if it's missing or throws. It's looked up on every call, because
 * an extension may remove or replace it.
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

/** Defines `gtag` as a stub. The tag script later reads the queued calls from `dataLayer`, and expects real `arguments` objects. */
function createStub(): void {
  try {
    window.dataLayer ??= [];
    window.gtag ??= function gtag() {
      // eslint-disable-next-line prefer-rest-params
      window.dataLayer?.push(arguments);
    };
  } catch {
    // Another script has defined the name as read-only. Events then count as failed.
  }
}

function loadScript(tagUrl: string, measurementId: string): void {
  const url = new URL(tagUrl);
  url.searchParams.set('id', measurementId);
  const script = document.createElement('script');
  script.async = true;
  script.src = url.href;
  script.dataset['analyticsTag'] = '';
  document.head.append(script);
}

/** Loads the tag script once, and passes on that the reader has agreed. No other file uses `gtag`. */
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

/** Passes on to a running tag service that the reader has withdrawn consent. */
export function stopTagService(): void {
  if (isStarted) call('consent', 'update', DENIED);
}

/** Passes an event to the tag service, which sends it once its script is loaded. */
export const deliverToTagService: Deliver = ({ command, name, params }) =>
  call(command, name, { ...params }) ? 'sent' : 'failed';

import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { consentDecision } from '../../consent/client/consentDecision';
import { readEngagementOptions } from '../../engagement/client/readEngagementOptions';
import { whenIdle } from '../../../shell/startup/client/whenIdle';
import { AD_EVENT } from '../../engagement/model/adEvent';
import { canMeasure } from '../../engagement/model/hasThirdParties';
import { isBot } from '../../engagement/model/isBot';
import { selectAnalyticsMode } from '../model/analyticsMode';
import { afterTitleChange } from './afterTitleChange';
import type { Signal } from './startAnalytics';

/** Signals kept until the code that understands them is there. */
const EARLY_LIMIT = 100;

const options = readEngagementOptions();
const mode = ExecutionEnvironment.canUseDOM
  ? selectAnalyticsMode({
      isBot: isBot(navigator.userAgent),
      canMeasure: canMeasure(options),
      isDevelopment: process.env['NODE_ENV'] === 'development',
      search: window.location.search,
    })
  : 'off';

let early: Signal[] = [];
let take: ((signal: Signal) => void) | undefined;
let isLoading = false;

/** What happens after a refusal is not even kept. The debug panel shows it as dropped. */
function isRefused(): boolean {
  return mode !== 'debug' && consentDecision.get() === 'refused';
}

/** Part of every page's first load, so it only keeps signals; what they mean is loaded when idle. */
function record(signal: Signal): void {
  if (isRefused()) return;
  if (take !== undefined) take(signal);
  else if (early.length < EARLY_LIMIT) early.push(signal);
}

async function load(): Promise<void> {
  const { startAnalytics } = await import('./startAnalytics');
  take = startAnalytics(mode, options.analytics);
  for (const signal of early) take(signal);
  early = [];
}

/** A reader who refuses never fetches the code at all. */
function follow(): void {
  if (isRefused()) early = [];
  else if (!isLoading) {
    isLoading = true;
    // Blocked or offline: nothing is measured then.
    whenIdle(() => void load().catch(() => undefined));
  }
}

if (mode !== 'off') {
  // While the event goes down: a handler that stops it on its way up does not hide it.
  document.addEventListener('click', record, { capture: true });
  window.addEventListener(AD_EVENT, record);
  consentDecision.subscribe(follow);
  follow();
}

let stopWaiting: (() => void) | undefined;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: { pathname },
  previousLocation,
}) => {
  // A change of hash or query shows no other page.
  if (mode === 'off' || previousLocation?.pathname === pathname) return;
  stopWaiting?.();
  stopWaiting = afterTitleChange(() => {
    record({ pathname, title: document.title });
  });
};

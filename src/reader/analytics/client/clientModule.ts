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

/** How many signals are buffered until the analytics code is loaded. */
const BUFFER_LIMIT = 100;

const options = readEngagementOptions();
const mode = ExecutionEnvironment.canUseDOM
  ? selectAnalyticsMode({
      isBot: isBot(navigator.userAgent),
      canMeasure: canMeasure(options),
      isDevelopment: process.env['NODE_ENV'] === 'development',
      search: window.location.search,
    })
  : 'off';

let buffer: Signal[] = [];
let handleSignal: ((signal: Signal) => void) | undefined;
let isLoading = false;

/** After a refusal, signals aren't even buffered. In debug mode they are, because the panel shows them as dropped. */
function isRefused(): boolean {
  return mode !== 'debug' && consentDecision.get() === 'refused';
}

/** Buffers signals until the code that handles them is loaded, because this module is part of every page's first load. */
function record(signal: Signal): void {
  if (isRefused()) return;
  if (handleSignal !== undefined) handleSignal(signal);
  else if (buffer.length < BUFFER_LIMIT) buffer.push(signal);
}

async function load(): Promise<void> {
  const { startAnalytics } = await import('./startAnalytics');
  handleSignal = startAnalytics(mode, options.analytics);
  for (const signal of buffer) handleSignal(signal);
  buffer = [];
}

/** Loads the analytics code unless the reader has refused. Readers who refuse never download it. */
function handleDecision(): void {
  if (isRefused()) buffer = [];
  else if (!isLoading) {
    isLoading = true;
    // If the script is blocked or the reader is offline, nothing is measured.
    whenIdle(() => void load().catch(() => undefined));
  }
}

if (mode !== 'off') {
  // In the capture phase, so that a handler that stops propagation doesn't hide the click.
  document.addEventListener('click', record, { capture: true });
  window.addEventListener(AD_EVENT, record);
  consentDecision.subscribe(handleDecision);
  handleDecision();
}

let stopWaiting: (() => void) | undefined;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: { pathname },
  previousLocation,
}) => {
  // A change of only the hash or query isn't a page view.
  if (mode === 'off' || previousLocation?.pathname === pathname) return;
  stopWaiting?.();
  stopWaiting = afterTitleChange(() => {
    record({ pathname, title: document.title });
  });
};

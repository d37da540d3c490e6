import { codeStylingStore } from '../../../foundation/preferences/client/useCodeStyling';
import { codeVariantStore } from '../../../foundation/preferences/client/useCodeVariant';
import type { UserProperties } from '../model/events';
import { createUserPropertiesCall } from '../model/eventTable';
import { eventQueue } from './eventQueue';

function readUserProperties(): UserProperties {
  const html = document.documentElement;
  return {
    codeVariant: codeVariantStore.get(),
    codeStylingVariant: codeStylingStore.get(),
    colorScheme: html.dataset['theme'] === 'dark' ? 'dark' : 'light',
    colorSchemeOS: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    pixelRatio: Math.round(window.devicePixelRatio * 10) / 10,
    userLanguage: html.lang.slice(0, 2) || 'en',
  };
}

/** Calls `onChange` when the window is zoomed or moved to a screen with another pixel density. */
function watchPixelRatio(onChange: () => void): void {
  const query = window.matchMedia(`(resolution: ${String(window.devicePixelRatio)}dppx)`);
  // Missing in Safari 13.
  query.addEventListener?.(
    'change',
    () => {
      onChange();
      watchPixelRatio(onChange);
    },
    { once: true },
  );
}

/** Sends the user properties now and after every change (spec ANALYTICS-4). */
export function trackUserProperties(): void {
  let sent = '';
  const follow = (): void => {
    const properties = readUserProperties();
    const text = JSON.stringify(properties);
    if (text === sent) return;
    sent = text;
    eventQueue.push(createUserPropertiesCall(properties));
  };
  follow();
  codeVariantStore.subscribe(follow);
  codeStylingStore.subscribe(follow);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener?.('change', follow);
  new MutationObserver(follow).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  watchPixelRatio(follow);
}

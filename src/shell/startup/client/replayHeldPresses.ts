import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { pressWhenHydrated } from './pressWhenHydrated';
import { getStartWindow, isApplicationStarted } from '../../route-table/client/startWindow';
import type { HeldPress } from '../../route-table/client/startWindow';

/** Only this many of the last presses are replayed; users don't wait for the ones before. */
const MAX_REPLAYED = 5;

const root = ExecutionEnvironment.canUseDOM ? document.documentElement : undefined;

function pressKey(target: Element, init: KeyboardEventInit): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
}

function replay({ target, key, typed }: HeldPress): void {
  // React may have replaced the element, and then the press has no target anymore.
  if (!target.isConnected) return;
  if (key !== null) {
    pressKey(target, key);
    for (const typedKey of typed) pressKey(target, { key: typedKey });
  } else if (target instanceof HTMLElement) {
    // Focus hydrates the demo around the element.
    target.focus({ preventScroll: true });
    pressWhenHydrated(target);
  }
}

function replayAll(): void {
  const held = getStartWindow().siteHeld?.splice(0) ?? [];
  held.slice(-MAX_REPLAYED).forEach(replay);
}

if (root !== undefined) {
  if (isApplicationStarted()) replayAll();
  else {
    const observer = new MutationObserver(() => {
      if (!isApplicationStarted()) return;
      observer.disconnect();
      replayAll();
    });
    observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
  }
}

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { pressWhenHydrated } from './pressWhenHydrated';

/** What the inline script has held back, see `createStartScript.ts`. */
interface HeldPress {
  readonly target: Element;
  /** Of a shortcut; `null` for a press. */
  readonly key: KeyboardEventInit | null;
  /** The keys that were typed after it, for the search that it opens. */
  readonly typed: readonly string[];
}

/** Presses older than this many are no longer what the reader waits for. */
const MAX_REPLAYED = 5;

const root = ExecutionEnvironment.canUseDOM ? document.documentElement : undefined;
const isStarted = (): boolean => root?.dataset['hasHydrated'] === 'true';

function pressKey(target: Element, init: KeyboardEventInit): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
}

function replay({ target, key, typed }: HeldPress): void {
  // React may have put another element there: then the press had no meaning any more.
  if (!target.isConnected) return;
  if (key !== null) {
    pressKey(target, key);
    for (const typedKey of typed) pressKey(target, { key: typedKey });
  } else if (target instanceof HTMLElement) {
    // The focus wakes a demo that is still dehydrated.
    target.focus({ preventScroll: true });
    pressWhenHydrated(target);
  }
}

function replayAll(): void {
  const held = (window as unknown as { siteHeld?: HeldPress[] }).siteHeld?.splice(0) ?? [];
  held.slice(-MAX_REPLAYED).forEach(replay);
}

if (root !== undefined) {
  if (isStarted()) replayAll();
  else {
    const observer = new MutationObserver(() => {
      if (!isStarted()) return;
      observer.disconnect();
      replayAll();
    });
    observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
  }
}

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { pressWhenAwake } from './pressWhenAwake';

/** What the inline script has held back, see `createStartScript.ts`. */
interface HeldPress {
  readonly target: Element;
  /** Of a shortcut; `null` for a press. */
  readonly key: KeyboardEventInit | null;
}

/** Presses older than this many are no longer what the reader waits for. */
const MAX_REPLAYED = 5;

const root = ExecutionEnvironment.canUseDOM ? document.documentElement : undefined;
const isStarted = (): boolean => root?.dataset['hasHydrated'] === 'true';

function replay({ target, key }: HeldPress): void {
  // React may have put another element there: then the press had no meaning any more.
  if (!target.isConnected) return;
  if (key !== null) {
    const init = { ...key, bubbles: true, cancelable: true };
    target.dispatchEvent(new KeyboardEvent('keydown', init));
  } else if (target instanceof HTMLElement) {
    // The focus wakes a demo that is still asleep.
    target.focus({ preventScroll: true });
    pressWhenAwake(target);
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

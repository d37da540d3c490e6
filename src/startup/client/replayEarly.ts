import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What the inline script has held back, see `createStartScript.ts`. */
interface HeldPress {
  readonly target: Element;
  /** Of a shortcut; `null` for a press. */
  readonly key: KeyboardEventInit | null;
}

/** Presses older than this many are no longer what the reader waits for. */
const MAX_REPLAYED = 5;

/** A press that a demo answers later than this, in ms, would only surprise. */
const DEMO_PATIENCE_MS = 5_000;

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
    whenAwake(target, () => {
      target.click();
    });
  }
}

/** Calls back at once outside of demos; in a demo when its own code has come, or never. */
function whenAwake(target: HTMLElement, callback: () => void): void {
  const demo = target.closest('[data-demo-root]:not([data-used])');
  if (demo === null) {
    callback();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe(demo, { attributeFilter: ['data-used'] });
  setTimeout(() => {
    observer.disconnect();
  }, DEMO_PATIENCE_MS);
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

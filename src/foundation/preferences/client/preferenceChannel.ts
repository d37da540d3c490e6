/** Name of the `BroadcastChannel` between the site's tabs. */
const PREFERENCE_CHANNEL = 'site-preferences';

/** A change of a preference in another tab. */
export interface PreferenceMessage {
  key: string;
  text: string;
}

type Listener = (message: PreferenceMessage) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

function isPreferenceMessage(data: unknown): data is PreferenceMessage {
  if (typeof data !== 'object' || data === null) return false;
  return (
    'key' in data && typeof data.key === 'string' && 'text' in data && typeof data.text === 'string'
  );
}

function open(): void {
  if (channel !== undefined) return;
  try {
    channel = new BroadcastChannel(PREFERENCE_CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isPreferenceMessage(data)) return;
      for (const listener of [...listeners]) listener(data);
    };
  } catch {
    // Not available in this browser or frame. The other tabs read the cookie when they're next shown.
    channel = undefined;
  }
}

function close(): void {
  channel?.close();
  channel = undefined;
}

function reopen(): void {
  if (listeners.size > 0) open();
}

/** Sends a change to the other tabs. Listeners in this tab aren't called. */
export function announcePreference(message: PreferenceMessage): void {
  const wasClosed = channel === undefined;
  open();
  try {
    channel?.postMessage(message);
  } catch {
    // As in `open`.
  }
  if (wasClosed && listeners.size === 0) close();
}

/**
 * Calls a listener for changes in other tabs, and returns a function that stops it. The channel is
 * open only while there are listeners and the page is active.
 */
export function watchPreferences(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    open();
    // An open channel would keep the page out of the back-forward cache.
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', reopen);
  }
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', reopen);
  };
}

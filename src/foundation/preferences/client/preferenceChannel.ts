/** Name of the channel between the tabs of the site. */
const PREFERENCE_CHANNEL = 'site-preferences';

/** A preference that a tab has changed. */
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
    // No channel in this browser or frame: the other tabs read the cookie when they are next shown.
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

/** Tells the other tabs about a change; the sender does not hear it. */
export function announcePreference(message: PreferenceMessage): void {
  const isBorrowed = channel === undefined;
  open();
  try {
    channel?.postMessage(message);
  } catch {
    // As above.
  }
  if (isBorrowed && listeners.size === 0) close();
}

/** Hears the changes of other tabs. The channel is closed with the last listener and while the page is put aside. */
export function watchPreferences(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    open();
    // An open channel keeps a page out of the back-forward cache.
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

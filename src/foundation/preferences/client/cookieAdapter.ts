import { readCookie, serializeCookie } from '../model/cookies';
import { announcePreference, watchPreferences } from './preferenceChannel';
import type { PreferenceAdapter } from './preferenceAdapter';

function read(key: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    return readCookie(document.cookie, key);
  } catch {
    // A sandboxed frame may not read cookies.
    return undefined;
  }
}

/** Keeps preferences in cookies; tabs tell each other, and read again when they are shown. Specification, section 7. */
export const cookieAdapter: PreferenceAdapter = {
  read,

  write: (key, text) => {
    if (typeof document === 'undefined') return;
    try {
      document.cookie = serializeCookie(key, text, {
        secure: window.location.protocol === 'https:',
      });
    } catch {
      // Cookies are forbidden: the preference lasts as long as the page.
    }
    announcePreference({ key, text });
  },

  watch: (key, onChange) => {
    if (typeof document === 'undefined') return () => undefined;
    let textWhenHidden = read(key);
    const handleVisibility = () => {
      const text = read(key);
      // Only what changed meanwhile: an unkept preference must survive a change of tabs.
      if (document.visibilityState === 'visible' && text !== textWhenHidden) onChange(text);
      textWhenHidden = text;
    };
    document.addEventListener('visibilitychange', handleVisibility);
    const stopWatching = watchPreferences((message) => {
      if (message.key === key) onChange(message.text);
    });
    return () => {
      stopWatching();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  },
};

import { serializeCookie } from '../model/cookies';
import { announcePreference, watchPreferences } from './preferenceChannel';
import type { PreferenceAdapter } from './preferenceAdapter';
import { readCookieText } from './readSaved';

/**
 * Stores preferences in cookies. Tabs notify each other of changes and read the cookie again when
 * they become visible (spec PREF-3).
 */
export const cookieAdapter: PreferenceAdapter = {
  read: readCookieText,

  write: (key, text) => {
    if (typeof document === 'undefined') return;
    try {
      document.cookie = serializeCookie(key, text, {
        secure: window.location.protocol === 'https:',
      });
    } catch {
      // Cookies are blocked, so the preference lasts only until the page is unloaded.
    }
    announcePreference({ key, text });
  },

  watch: (key, onChange) => {
    if (typeof document === 'undefined') return () => undefined;
    let textWhenHidden = readCookieText(key);
    const handleVisibility = () => {
      const text = readCookieText(key);
      // Report only real changes: a preference that couldn't be saved must survive switching tabs.
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

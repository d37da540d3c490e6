import { serializeCookie } from '../model/cookies';
import { announcePreference, watchPreferences } from './preferenceChannel';
import type { PreferenceAdapter } from './preferenceAdapter';
import { readCookieText } from './readSaved';

/** Keeps preferences in cookies; tabs tell each other, and read again when they are shown (spec PREF-3). */
export const cookieAdapter: PreferenceAdapter = {
  read: readCookieText,

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
    let textWhenHidden = readCookieText(key);
    const handleVisibility = () => {
      const text = readCookieText(key);
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

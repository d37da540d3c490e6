import { useEffect } from 'react';
import type { SchemeName } from '../../palette/model/palette';
import { THEME_COLOR_META } from '../../palette/model/themeColor';
import { JOY_STORAGE_KEYS, MUI_STORAGE_KEYS } from '../model/colorMode';
import { COLOR_MODE_EVENT } from './createSiteStorageManager';
import { readScheme } from './readScheme';
import { useColorModePreference } from './useColorModePreference';

function store(key: string, value: string): void {
  try {
    if (window.localStorage.getItem(key) !== value) window.localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Writes a library's default scheme, unless a valid one is stored. */
function storeScheme(key: string, scheme: SchemeName): void {
  try {
    if (readScheme(window.localStorage.getItem(key)) === undefined) store(key, scheme);
  } catch {
    // As above.
  }
}

/** Everything that follows the color mode: body class, theme-color metas, MUI's own keys. */
export function ColorModeDomSync(): null {
  const { choice } = useColorModePreference();
  useEffect(() => {
    const follow = (): void => {
      const mode = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
      document.body.classList.toggle('mode-dark', mode === 'dark');
      document.body.classList.toggle('mode-light', mode === 'light');
      for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
        meta.setAttribute('content', THEME_COLOR_META[mode]);
      }
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      observer.disconnect();
    };
  }, []);
  useEffect(() => {
    const shown = document.documentElement.dataset['themeChoice'] ?? choice;
    store(MUI_STORAGE_KEYS.mode, shown);
    store(JOY_STORAGE_KEYS.mode, shown);
    for (const keys of [MUI_STORAGE_KEYS, JOY_STORAGE_KEYS]) {
      storeScheme(keys.light, 'light');
      storeScheme(keys.dark, 'dark');
    }
    window.dispatchEvent(new Event(COLOR_MODE_EVENT));
  }, [choice]);
  return null;
}

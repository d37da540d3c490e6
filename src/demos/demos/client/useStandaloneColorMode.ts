import { useEffect } from 'react';
import { COLOR_MODE_KEY, parseColorMode } from '../../../foundation/color-mode/model/colorMode';
import { COLOR_MODE_EVENT } from '../../../foundation/color-mode/client/createSiteStorageManager';
import { showScheme } from '../../../foundation/color-mode/client/showScheme';
import { storageAdapter } from '../../../foundation/preferences/client/storageAdapter';
import { standaloneDemoChoices } from '../../../foundation/preferences/model/standaloneDemo';

const DARK = '(prefers-color-scheme: dark)';

/**
 * A standalone demo has no page around it, and so nobody who owns the color mode. It follows what
 * the site's tabs keep, unless its address asks for a mode: then the inline script has set it.
 */
export function useStandaloneColorMode(): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    if (standaloneDemoChoices(pathname, search).mode !== undefined) return undefined;
    const system = window.matchMedia(DARK);
    const follow = (): void => {
      const choice = parseColorMode(storageAdapter.read(COLOR_MODE_KEY));
      const mode = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice;
      document.documentElement.dataset['theme'] = mode;
      document.documentElement.dataset['themeChoice'] = choice;
      showScheme(mode);
      window.dispatchEvent(new Event(COLOR_MODE_EVENT));
    };
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === null || key === COLOR_MODE_KEY) follow();
    };
    // It may have changed since the inline script has shown it.
    follow();
    // Missing in Safari 13.
    system.addEventListener?.('change', follow);
    window.addEventListener('storage', onStorage);
    return () => {
      system.removeEventListener?.('change', follow);
      window.removeEventListener('storage', onStorage);
    };
  }, []);
}

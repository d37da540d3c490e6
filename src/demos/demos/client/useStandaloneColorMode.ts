import { useEffect } from 'react';
import { COLOR_MODE_KEY, parseColorMode } from '../../../foundation/color-mode/model/colorMode';
import { COLOR_MODE_EVENT } from '../../../foundation/color-mode/client/createSiteStorageManager';
import { showScheme } from '../../../foundation/color-mode/client/showScheme';
import { storageAdapter } from '../../../foundation/preferences/client/storageAdapter';
import { parseStandaloneDemoUrl } from '../../../foundation/preferences/model/standaloneDemo';

const DARK = '(prefers-color-scheme: dark)';

/**
 * Keeps the color mode of a standalone demo in sync with the site, because Docusaurus' color mode provider
 * isn't on that page. Does nothing if the address sets a mode, which the inline script has already applied.
 */
export function useStandaloneColorMode(): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    if (parseStandaloneDemoUrl(pathname, search).mode !== undefined) return undefined;
    const system = window.matchMedia(DARK);
    const sync = (): void => {
      const choice = parseColorMode(storageAdapter.read(COLOR_MODE_KEY));
      const mode = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice;
      document.documentElement.dataset['theme'] = mode;
      document.documentElement.dataset['themeChoice'] = choice;
      showScheme(mode);
      window.dispatchEvent(new Event(COLOR_MODE_EVENT));
    };
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === null || key === COLOR_MODE_KEY) sync();
    };
    // It may have changed since the inline script applied it.
    sync();
    // Missing in Safari 13.
    system.addEventListener?.('change', sync);
    window.addEventListener('storage', onStorage);
    return () => {
      system.removeEventListener?.('change', sync);
      window.removeEventListener('storage', onStorage);
    };
  }, []);
}

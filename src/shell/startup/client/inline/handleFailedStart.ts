import { SESSION_KEYS } from '../../../../foundation/preferences/model/constants';
import { isApplicationStarted } from '../../../route-table/client/startWindow';
import { reloadWithoutCache } from './reloadWithoutCache';
import { showScriptsNotice } from './showScriptsNotice';

/** A tab reloads at most once in this time because of a script that can't be loaded, in ms. */
const MIN_RELOAD_INTERVAL_MS = 60_000;
/** Value of `SESSION_KEYS.scriptReload` when the next load must not start the application. */
const STAY_STATIC = 'html';

const saveReload = (value: string): void => {
  window.sessionStorage.setItem(SESSION_KEYS.scriptReload, value);
};

/**
 * Returns whether this load must not start the application because the last one crashed. If so, shows
 * the notice. Resets the saved state, so the load after this one starts the application again.
 */
export function shouldStayStatic(): boolean {
  try {
    if (window.sessionStorage.getItem(SESSION_KEYS.scriptReload) !== STAY_STATIC) return false;
    saveReload(String(Date.now()));
    showScriptsNotice();
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the handler for a failed start. It reloads the page once, in case the page is from an older
 * release. After that it shows a notice, and the page stays readable. If React has already replaced
 * the server's HTML, it reloads once more, without starting the application.
 *
 * @param release drops the held presses
 * @param actions replaced in tests
 */
export function createStartFailureHandler(
  release: () => void,
  actions = { reloadWithoutCache, reload: () => window.location.reload(), showScriptsNotice },
): (isCrash?: boolean) => void {
  let isHandled = false;
  return (isCrash = false) => {
    if (isHandled || isApplicationStarted()) return;
    isHandled = true;
    release();
    try {
      const now = Date.now();
      const last = Number(window.sessionStorage.getItem(SESSION_KEYS.scriptReload)) || 0;
      // `now < last`: the clock was set back.
      const mayReload = now < last || now - last > MIN_RELOAD_INTERVAL_MS;
      if (window.navigator.onLine && mayReload) {
        saveReload(String(now));
        actions.reloadWithoutCache();
        return;
      }
      const isEmpty = document.getElementById('__docusaurus')?.firstChild === null;
      if (isCrash || isEmpty) {
        saveReload(STAY_STATIC);
        actions.reload();
        return;
      }
    } catch {
      // Without storage there's no count of reloads, so don't risk a loop.
    }
    actions.showScriptsNotice();
  };
}

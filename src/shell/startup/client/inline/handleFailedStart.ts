import { SESSION_KEYS } from '../../../../foundation/preferences/model/constants';
import { isApplicationStarted } from '../../../route-table/client/startWindow';
import { reloadWithoutCache } from './reloadWithoutCache';
import { showScriptsNotice } from './showScriptsNotice';

/** Within this time a tab is not reloaded a second time for a script that can't be had, in ms. */
const RELOAD_PAUSE_MS = 60_000;
/** What `SESSION_KEYS.scriptReload` holds when the next load must stay the server's HTML. */
const STAY_STATIC = 'html';

const note = (value: string): void => {
  window.sessionStorage.setItem(SESSION_KEYS.scriptReload, value);
};

/**
 * Whether this load must stay the server's HTML, because the last one crashed; it then says so in
 * the page. Asking answers for the next load, too: that one may start again.
 */
export function shouldStayStatic(): boolean {
  try {
    if (window.sessionStorage.getItem(SESSION_KEYS.scriptReload) !== STAY_STATIC) return false;
    note(String(Date.now()));
    showScriptsNotice();
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the answer to a start that fails. The page is reloaded once, in case it was of an older
 * release; after that a notice says so in the page, which stays readable. Where React has already
 * replaced the HTML, a last load brings it back and leaves the application out.
 *
 * @param release gives up the presses that are held
 * @param actions replaced in tests
 */
export function createStartFailureHandler(
  release: () => void,
  actions = { reloadWithoutCache, reload: () => window.location.reload(), showScriptsNotice },
): (isCrash?: boolean) => void {
  let isOver = false;
  return (isCrash = false) => {
    if (isOver || isApplicationStarted()) return;
    isOver = true;
    release();
    try {
      const now = Date.now();
      const last = Number(window.sessionStorage.getItem(SESSION_KEYS.scriptReload)) || 0;
      const mayReload = now < last || now - last > RELOAD_PAUSE_MS;
      if (window.navigator.onLine && mayReload) {
        note(String(now));
        actions.reloadWithoutCache();
        return;
      }
      const isEmpty = document.getElementById('__docusaurus')?.firstChild === null;
      if (isCrash || isEmpty) {
        note(STAY_STATIC);
        actions.reload();
        return;
      }
    } catch {
      // Without storage nothing tells how often the page was reloaded: it isn't.
    }
    actions.showScriptsNotice();
  };
}

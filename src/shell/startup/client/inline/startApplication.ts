import { FIRST_INTERACTIONS } from '../../model/firstInteractions';
import { getStartWindow, isApplicationStarted } from '../../../route-table/client/startWindow';
import type { HeldPress } from '../../../route-table/client/startWindow';
import { createStartFailureHandler, shouldStayStatic } from './handleFailedStart';
import { holdPresses } from './holdPresses';
import { requestScripts } from './requestScripts';
import { showScriptsNotice } from './showScriptsNotice';
import { whenNeeded } from './whenNeeded';

/** When no script arrives for this long, presses are no longer held, in ms. */
const STALL_MS = 10_000;

/**
 * Part of the page's inline script: requests the application after the first paint, in a frame later
 * (`whenNeeded`), or at the first interaction (which `firstInteraction.ts` is told). What the reader
 * presses before that is held.
 *
 * The start fails when a script of the template can't be fetched or leaves no application behind,
 * when the application reports it (`reportFailedStart`), and at an uncaught error of our scripts
 * before hydration. While a script hangs, presses are released and a notice is shown until the
 * application comes after all (`ScriptsNotice`).
 */
export function startApplication(): void {
  const site = getStartWindow();
  const held: HeldPress[] = [];
  site.siteHeld = held;
  if (shouldStayStatic()) return;
  const release = holdPresses(held);
  const fail = createStartFailureHandler(release);
  site.siteFail = fail;
  window.addEventListener('error', ({ filename }) => {
    if (String(filename).startsWith(`${window.location.origin}/assets/js/`)) fail();
  });
  const request = createRequest(fail, () => {
    if (isApplicationStarted()) return;
    release();
    showScriptsNotice();
  });
  const onInteraction = (): void => {
    site.siteSigned = true;
    for (const name of FIRST_INTERACTIONS) window.removeEventListener(name, onInteraction, true);
    request();
  };
  for (const name of FIRST_INTERACTIONS) window.addEventListener(name, onInteraction, true);
  whenNeeded(request);
}

/** Makes the request of the scripts, which happens once. @param onStall no script arrives */
function createRequest(onFailure: () => void, onStall: () => void): () => void {
  let isRequested = false;
  let timer: number | undefined;
  const watch = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(onStall, STALL_MS);
  };
  document.addEventListener(
    'load',
    ({ target }) => {
      if (isRequested && target instanceof HTMLScriptElement) watch();
    },
    true,
  );
  return () => {
    if (isRequested) return;
    isRequested = true;
    requestScripts(onFailure);
    watch();
  };
}

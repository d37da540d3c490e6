import { FIRST_INTERACTIONS } from '../../model/firstInteractions';
import { getStartWindow, isApplicationStarted } from '../../../route-table/client/startWindow';
import type { HeldPress } from '../../../route-table/client/startWindow';
import { createStartFailureHandler, shouldStayStatic } from './handleFailedStart';
import { holdPresses } from './holdPresses';
import { requestScripts } from './requestScripts';
import { showScriptsNotice } from './showScriptsNotice';
import { whenNeeded } from './whenNeeded';

/** If no script arrives for this long, presses are no longer held, in ms. */
const STALL_TIMEOUT_MS = 10_000;

/**
 * Part of the page's inline script: requests the application's scripts after the first paint (in a
 * frame, `whenNeeded` may wait longer) or at the first interaction, which `firstInteraction.ts`
 * learns of. What the user presses before the application has started is held.
 *
 * The start has failed when a script of the template can't be fetched or doesn't start the
 * application, when the application reports it (`reportFailedStart`), or when one of our scripts
 * throws before hydration. If a script hangs, the held presses are dropped and a notice is shown
 * until the application starts after all (`ScriptsNotice`).
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
    site.siteInteracted = true;
    for (const name of FIRST_INTERACTIONS) window.removeEventListener(name, onInteraction, true);
    request();
  };
  for (const name of FIRST_INTERACTIONS) window.addEventListener(name, onInteraction, true);
  whenNeeded(request);
}

/**
 * Returns a function that requests the scripts the first time it's called.
 *
 * @param onFailure passed to `requestScripts`
 * @param onStall called when no script has arrived for `STALL_TIMEOUT_MS`
 */
function createRequest(onFailure: () => void, onStall: () => void): () => void {
  let isRequested = false;
  let timer: number | undefined;
  const watch = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(onStall, STALL_TIMEOUT_MS);
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

import { FIRST_INTERACTIONS } from '../model/firstInteractions';
import { getStartWindow } from '../../route-table/client/startWindow';

const waiting = new Set<() => void>();
let hasInteracted = false;

function onInteraction(): void {
  hasInteracted = true;
  for (const name of FIRST_INTERACTIONS) window.removeEventListener(name, onInteraction, true);
  for (const callback of waiting) callback();
  waiting.clear();
}

if (typeof window !== 'undefined') {
  // The inline script listens until this module exists.
  if (getStartWindow().siteInteracted === true) hasInteracted = true;
  else
    for (const name of FIRST_INTERACTIONS)
      window.addEventListener(name, onInteraction, { capture: true, passive: true });
}

/**
 * Calls `callback` at the first pointer, touch, wheel, or key event since the page loaded, or
 * immediately if there was one already. Returns a function that cancels the callback.
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (hasInteracted) {
    callback();
    return () => undefined;
  }
  waiting.add(callback);
  return () => {
    waiting.delete(callback);
  };
}

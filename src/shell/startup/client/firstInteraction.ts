import { FIRST_INTERACTIONS } from '../model/firstInteractions';
import { getStartWindow } from '../../route-table/client/startWindow';

const waiting = new Set<() => void>();
let isGiven = false;

function give(): void {
  isGiven = true;
  for (const name of FIRST_INTERACTIONS) window.removeEventListener(name, give, true);
  for (const callback of waiting) callback();
  waiting.clear();
}

if (typeof window !== 'undefined') {
  if (getStartWindow().siteSigned === true) isGiven = true;
  else
    for (const name of FIRST_INTERACTIONS)
      window.addEventListener(name, give, { capture: true, passive: true });
}

/**
 * Calls back when the reader has moved, touched, turned or pressed anything since the page was
 * loaded: at once when that was before. Returns how to stop waiting.
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (isGiven) {
    callback();
    return () => undefined;
  }
  waiting.add(callback);
  return () => {
    waiting.delete(callback);
  };
}

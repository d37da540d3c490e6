import { densityStore } from '../../../foundation/preferences/client/useDensity';
import type { FrameLook } from '../model/frameMessages';

/** What the page looks like now, for the frame. */
export function readLook(): FrameLook {
  const root = document.documentElement;
  return {
    mode: root.dataset['theme'] === 'dark' ? 'dark' : 'light',
    direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
    isDense: densityStore.get(),
    lang: root.lang,
  };
}

/** Calls back when mode, direction, density or the language of the code changes. */
export function watchLook(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'dir', 'data-code-variant'],
  });
  const stop = densityStore.subscribe(onChange);
  return () => {
    observer.disconnect();
    stop();
  };
}

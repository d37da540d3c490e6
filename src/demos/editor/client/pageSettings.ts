import { densityStore } from '../../../foundation/preferences/client/useDensity';
import type { FrameSettings } from '../model/frameMessages';

/** Reads the page's current settings for the frame. */
export function readPageSettings(): FrameSettings {
  const root = document.documentElement;
  return {
    mode: root.dataset['theme'] === 'dark' ? 'dark' : 'light',
    direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
    isDense: densityStore.get(),
    lang: root.lang,
  };
}

/**
 * Calls back when the color mode, direction, density, or language of the code changes. Returns a
 * function that stops it.
 */
export function watchPageSettings(onChange: () => void): () => void {
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

import { useEffect } from 'react';
import { codeStylingStore } from './useCodeStyling';
import { codeVariantStore } from './useCodeVariant';
import { densityStore } from './useDensity';
import { directionStore, languageDirection } from './useDirection';
import { myVersionStore, myXVersionStore } from './useMyVersion';
import { listNewerReleases, listNewerXReleases } from '../model/myVersion';

/** Sets `<html dir>` to the reader's choice, or else to the direction of the page's language. */
function syncDirection(): void {
  const direction = directionStore.get() ?? languageDirection;
  const html = document.documentElement;
  if (direction !== undefined && html.dir !== direction) html.dir = direction;
}

/**
 * Restores the direction that the reader chose. Docusaurus sets `<html dir>` to the language's
 * direction whenever the head changes, for the first time between two frames of hydration. A
 * `MutationObserver` runs before the next paint, so nobody sees the wrong direction.
 */
function restoreChosenDirection(): void {
  if (directionStore.get() !== undefined) syncDirection();
}
if (typeof document !== 'undefined') {
  new MutationObserver(restoreChosenDirection).observe(document.documentElement, {
    attributeFilter: ['dir'],
  });
}

/**
 * Syncs the preference stores to the attributes of `<html>` that the stylesheets read. The page's
 * inline script sets the initial values before the first paint.
 */
export function PreferenceDomSync(): null {
  useEffect(() => {
    const html = document.documentElement;
    const sync = (): void => {
      html.dataset['codeVariant'] = codeVariantStore.get();
      html.dataset['codeStyling'] = codeStylingStore.get();
      syncDirection();
      html.toggleAttribute('data-dense', densityStore.get());
      const myVersion = myVersionStore.get();
      html.toggleAttribute('data-my-version', myVersion !== undefined);
      if (myVersion !== undefined) html.dataset['myVersion'] = myVersion;
      const newer = [...listNewerReleases(myVersion), ...listNewerXReleases(myXVersionStore.get())];
      html.toggleAttribute('data-lacks', newer.length > 0);
      if (newer.length > 0) html.dataset['lacks'] = newer.join(' ');
    };
    sync();
    const stores = [
      codeVariantStore,
      codeStylingStore,
      directionStore,
      densityStore,
      myVersionStore,
      myXVersionStore,
    ];
    const unsubscribes = stores.map((store) => store.subscribe(sync));
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, []);
  return null;
}

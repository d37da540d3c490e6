import { useEffect } from 'react';
import { codeStylingStore } from './useCodeStyling';
import { codeVariantStore } from './useCodeVariant';
import { densityStore } from './useDensity';
import { directionStore, languageDirection } from './useDirection';
import { myVersionStore, myXVersionStore } from './useMyVersion';
import { listNewerReleases, listNewerXReleases } from '../model/myVersion';

/** The reader's choice, or else the direction of the page's language. */
function followDirection(): void {
  const direction = directionStore.get() ?? languageDirection;
  const html = document.documentElement;
  if (direction !== undefined && html.dir !== direction) html.dir = direction;
}

/**
 * Docusaurus writes the language's direction whenever the head changes, for the first time between
 * two frames of its hydration: the direction that a reader has chosen is put back before it's seen.
 */
function keepChosenDirection(): void {
  if (directionStore.get() !== undefined) followDirection();
}
if (typeof document !== 'undefined') {
  new MutationObserver(keepChosenDirection).observe(document.documentElement, {
    attributeFilter: ['dir'],
  });
}

/**
 * Keeps the attributes of `<html>` that the stylesheets read in step with the stores. The
 * inline script of the page has set them before the first paint already.
 */
export function PreferenceDomSync(): null {
  useEffect(() => {
    const html = document.documentElement;
    const follow = (): void => {
      html.dataset['codeVariant'] = codeVariantStore.get();
      html.dataset['codeStyling'] = codeStylingStore.get();
      followDirection();
      html.toggleAttribute('data-dense', densityStore.get());
      const myVersion = myVersionStore.get();
      html.toggleAttribute('data-my-version', myVersion !== undefined);
      if (myVersion !== undefined) html.dataset['myVersion'] = myVersion;
      const lacking = [
        ...listNewerReleases(myVersion),
        ...listNewerXReleases(myXVersionStore.get()),
      ];
      html.toggleAttribute('data-lacks', lacking.length > 0);
      if (lacking.length > 0) html.dataset['lacks'] = lacking.join(' ');
    };
    follow();
    const stores = [
      codeVariantStore,
      codeStylingStore,
      directionStore,
      densityStore,
      myVersionStore,
      myXVersionStore,
    ];
    const stops = stores.map((store) => store.subscribe(follow));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

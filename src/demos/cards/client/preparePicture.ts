import type { CreateRenderer } from '../../editor/client/frame/createRenderer';
import type { DemoComponent } from '../../editor/client/frame/runFiles';
import type { PictureMode } from '../model/pictureName';

declare global {
  interface Window {
    /** Shows the page's demo in a color mode. Resolves when it has rendered. */
    showDemo?: (mode: PictureMode) => Promise<void>;
  }
}

/** Prepares a page for a screenshot of its demo (`takePictures`), with the renderer for edited demos. */
export function preparePicture(createRenderer: CreateRenderer, Demo: DemoComponent): void {
  const parent = document.getElementById('stage');
  if (parent === null) return;
  const renderer = createRenderer(parent, (error) => {
    console.error(error);
  });
  let isShown = false;
  window.showDemo = async (mode) => {
    document.documentElement.dataset['theme'] = mode;
    const settings = { mode, direction: 'ltr', isDense: false, lang: 'en' } as const;
    if (isShown) renderer.applySettings(settings);
    else await renderer.show(Demo, settings, false);
    isShown = true;
  };
}

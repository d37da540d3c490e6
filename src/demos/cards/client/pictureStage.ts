import type { CreateStage } from '../../editor/client/frame/stage';
import type { DemoComponent } from '../../editor/client/frame/runFiles';
import type { PictureMode } from '../model/pictureName';

declare global {
  interface Window {
    /** Shows the demo of the page in a mode; resolves when it has rendered. */
    showDemo?: (mode: PictureMode) => Promise<void>;
  }
}

/** Puts a demo on the stage of edited demos, for its picture (`takePictures`). */
export function preparePicture(createStage: CreateStage, Demo: DemoComponent): void {
  const parent = document.getElementById('stage');
  if (parent === null) return;
  const stage = createStage(parent, (error) => {
    console.error(error);
  });
  let isShown = false;
  window.showDemo = async (mode) => {
    document.documentElement.dataset['theme'] = mode;
    const look = { mode, direction: 'ltr', isDense: false, lang: 'en' } as const;
    if (isShown) stage.setLook(look);
    else await stage.show(Demo, look, false);
    isShown = true;
  };
}

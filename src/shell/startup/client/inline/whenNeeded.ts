import { FIRST_INTERACTIONS } from '../../model/firstInteractions';
import { getStartWindow } from '../../../route-table/client/startWindow';
import { whenIdleAfterPaint } from './whenIdleAfterPaint';

/**
 * Returns whether this is a framed demo that the server has rendered in the current color mode
 * (`FramePreview`), on a page that nobody has interacted with yet.
 */
function isUntouchedFrame(): boolean {
  const { theme = '' } = document.documentElement.dataset;
  // `frameElement` is null if the embedding page has another origin; we couldn't listen there either.
  const waits = window.frameElement?.getAttribute('data-waits')?.includes(theme) === true;
  return waits && getStartWindow(window.parent).siteInteracted !== true;
}

/**
 * Calls back once the application is needed: on a page, when it's idle after the first paint. A
 * framed demo waits like the other demos of its page (decision 15), until the user has interacted
 * with the page and the frame is in view.
 *
 * @param callback may be called several times
 */
export function whenNeeded(callback: () => void): void {
  if (!isUntouchedFrame()) {
    whenIdleAfterPaint(callback);
    return;
  }
  const onInteraction = (): void => {
    // `whenNear` is not used because every byte of the inline script delays every page's first paint.
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    }).observe(document.documentElement);
  };
  for (const name of FIRST_INTERACTIONS)
    window.parent.addEventListener(name, onInteraction, { capture: true, once: true });
}

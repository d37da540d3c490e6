import { FIRST_INTERACTIONS } from '../../model/firstInteractions';
import { getStartWindow } from '../../../route-table/client/startWindow';
import { whenIdleAfterPaint } from './whenIdleAfterPaint';

/**
 * Whether this is a framed demo that the server has drawn in the mode that's shown (`FramePreview`),
 * on a page that nobody has touched.
 */
function isUntouchedFrame(): boolean {
  const { theme = '' } = document.documentElement.dataset;
  // No element where the page around is of another host, which we couldn't listen to.
  const waits = window.frameElement?.getAttribute('data-waits')?.includes(theme) === true;
  return waits && getStartWindow(window.parent).siteSigned !== true;
}

/**
 * Calls back after the first paint. A frame waits as the demos of its page do (decision 15): until
 * the reader has interacted with the page, and then until the frame is in view.
 *
 * @param callback may be called several times
 */
export function whenNeeded(callback: () => void): void {
  if (!isUntouchedFrame()) {
    whenIdleAfterPaint(callback);
    return;
  }
  const onInteraction = (): void => {
    // Not `whenNear`: each byte here is one before the first paint of every page.
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    }).observe(document.documentElement);
  };
  for (const name of FIRST_INTERACTIONS)
    window.parent.addEventListener(name, onInteraction, { capture: true, once: true });
}

import { getStartWindow } from './startWindow';

/** Says that the main script runs. When it has loaded and hasn't said so, it was empty or broken. */
export function reportEntered(): void {
  getStartWindow().siteEntered = true;
}

/**
 * Says that the application can't start. The inline script then reloads the page or shows a notice;
 * after the start it does nothing.
 *
 * @param isCrash whether React has already replaced the server's HTML
 */
export function reportFailedStart(isCrash = false): void {
  getStartWindow().siteFail?.(isCrash);
}

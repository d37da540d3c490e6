import { getStartWindow } from './startWindow';

/** Tells the inline script that the main script runs. If it loads without this, it's empty or broken. */
export function reportEntered(): void {
  getStartWindow().siteEntered = true;
}

/**
 * Tells the inline script that the application can't start, so that it reloads the page or shows a
 * notice. Does nothing after the start.
 *
 * @param isCrash whether React has already replaced the server's HTML
 */
export function reportFailedStart(isCrash = false): void {
  getStartWindow().siteFail?.(isCrash);
}

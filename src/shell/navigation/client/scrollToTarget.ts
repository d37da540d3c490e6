import { isRestoringScroll } from './scrollRestoration';

/** Returns the element that the URL's hash points to, or `null` without one or if the hash is malformed. */
export function findTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Scrolls to the element that the hash points to, unless scroll restoration keeps another position.
 */
export function scrollToTarget(): void {
  if (!isRestoringScroll()) findTarget()?.scrollIntoView();
}

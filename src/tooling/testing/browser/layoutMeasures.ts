/** Measurements of a page's layout. These functions run in the page. */

/**
 * Returns how far the page overflows sideways, in px, and the first element that extends too far.
 */
export function readOverflow(): { by: number; widest: string } {
  const { scrollWidth, clientWidth } = document.documentElement;
  const by = Math.max(0, scrollWidth - clientWidth);
  if (by === 0) return { by, widest: '' };
  const widest = [...document.querySelectorAll('body *')].find((element) => {
    const box = element.getBoundingClientRect();
    const isFixed = getComputedStyle(element).position === 'fixed';
    return !isFixed && box.width > 0 && box.right > clientWidth + 1;
  });
  return { by, widest: widest?.outerHTML.slice(0, 120) ?? '' };
}

/** The result of `readOverflow` for a page that fits. */
export const NO_OVERFLOW = { by: 0, widest: '' };

/** Returns on which side some elements are, by their left edges. */
export function readSides(): Record<string, boolean> {
  const middle = innerWidth / 2;
  const x = (selector: string): number | undefined =>
    document.querySelector(selector)?.getBoundingClientRect().x;
  return {
    isBrandRight: (x('.navbar__brand') ?? 0) > middle,
    isModeLeft: (x('.navbar button[aria-label*="mode"]') ?? innerWidth) < middle,
    isSidebarRight: (x('.theme-doc-sidebar-container') ?? innerWidth) > middle,
    isCodeRight: [...document.querySelectorAll('main pre')].some(
      (pre) => getComputedStyle(pre).direction !== 'ltr',
    ),
  };
}

/** The smallest width and height of a target, in px (WCAG 2.5.8). */
export const MIN_TARGET_PX = 24;

/** Returns the site's controls whose width or height is smaller than `min` px. */
export function listSmallTargets(min: number): { name: string; w: number; h: number }[] {
  const controls = 'a[href], button, input, textarea, select, summary, [role="tab"]';
  return (
    [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('[data-demo-preview]') === null)
      // WCAG 2.5.8 exempts links within a sentence, and targets whose size the browser determines.
      .filter((element) => element.closest('main p, main li, main dd, main td') === null)
      .filter((element) => !element.matches('.hash-link, [class*="skipToContent"], input'))
      .map((element) => {
        const { width: w, height: h } = element.getBoundingClientRect();
        return { name: element.outerHTML.slice(0, 110), w, h };
      })
      .filter(({ w, h }) => w > 0 && (w < min || h < min))
  );
}

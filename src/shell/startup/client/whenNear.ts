/**
 * Calls back whenever an element is at most so far from the view; returns how to stop watching.
 * A browser that can't tell (no `IntersectionObserver`) counts every element as near.
 *
 * @param rootMargin how far around the view is near, as CSS writes margins
 */
export function whenNear(element: Element, rootMargin: string, callback: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callback();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}

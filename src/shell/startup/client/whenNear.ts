/**
 * Calls back whenever an element comes within `rootMargin` of the viewport. Returns a function that
 * stops watching. Without `IntersectionObserver`, it calls back immediately.
 *
 * @param rootMargin CSS margins around the viewport, for example `200px 0px`
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

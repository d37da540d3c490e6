/**
 * Returns whether this browser supports offline reading and this is the production host. On a preview
 * or a developer's machine, a service worker would keep showing old pages.
 */
export function canKeepPages(siteUrl: string): boolean {
  if (window.location.hostname !== new URL(siteUrl).hostname) return false;
  try {
    return 'serviceWorker' in navigator && 'caches' in window;
  } catch {
    // Some browsers throw if storage is blocked.
    return false;
  }
}

/**
 * Whether this browser can keep pages, and this address is the production host: a worker on a
 * preview or a developer's machine would show old pages for ever.
 */
export function canKeepPages(siteUrl: string): boolean {
  if (window.location.hostname !== new URL(siteUrl).hostname) return false;
  try {
    return 'serviceWorker' in navigator && 'caches' in window;
  } catch {
    // Some browsers throw where storage is forbidden.
    return false;
  }
}

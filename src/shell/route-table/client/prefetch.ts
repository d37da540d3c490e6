/** Each file is asked for once, however many links lead to pages that need it. */
const asked = new Set<string>();

const canPrefetch = (): boolean => document.createElement('link').relList.supports('prefetch');

/**
 * Fetches a file for later. Takes the place of Docusaurus' own function
 * (@docusaurus/core/lib/client/prefetch.js), which adds a `link` for every page that needs the
 * file: 1,923 of them after twenty navigations.
 */
export default async function prefetch(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  if (!canPrefetch()) {
    // Safari; what can't be fetched now is asked for again when it is needed.
    await fetch(url).catch(() => undefined);
    return;
  }
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}

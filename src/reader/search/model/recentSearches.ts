/** How many searches are remembered. */
const MAX_RECENT = 6;
/** Longer texts were pasted; nobody wants them back. */
const MAX_LENGTH = 80;

/** Reads saved searches; anything but a list of short texts counts as none. Total. */
export function parseRecentSearches(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  try {
    const saved: unknown = JSON.parse(text);
    if (!Array.isArray(saved)) return [];
    return saved
      .filter((item): item is string => typeof item === 'string' && item.length <= MAX_LENGTH)
      .slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** The searches with this one at the front. */
export function addRecentSearch(recent: readonly string[], query: string): readonly string[] {
  const text = query.trim();
  if (text === '' || text.length > MAX_LENGTH) return recent;
  const others = recent.filter((item) => item.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MAX_RECENT);
}

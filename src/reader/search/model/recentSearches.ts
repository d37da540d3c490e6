/** How many searches are remembered. */
const MAX_RECENT = 6;
/** Longer queries aren't remembered, because they were probably pasted. */
const MAX_LENGTH = 80;

/** Parses the saved searches. Anything but an array of short strings is ignored. Never throws. */
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

/** Returns the searches with this one at the front. */
export function addRecentSearch(recent: readonly string[], query: string): readonly string[] {
  const text = query.trim();
  if (text === '' || text.length > MAX_LENGTH) return recent;
  const others = recent.filter((item) => item.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MAX_RECENT);
}

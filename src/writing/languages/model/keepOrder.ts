/**
 * Returns the entries in the order of an earlier version. A new entry stays behind its predecessor.
 * Without this, the order would depend on the file system, which differs between clones.
 */
export function keepOrder<T>(
  entries: Readonly<Record<string, T>>,
  earlier: Readonly<Record<string, unknown>>,
): Record<string, T> {
  const keys = Object.keys(entries);
  const ordered = Object.keys(earlier).filter((key) => key in entries);
  for (const [index, key] of keys.entries()) {
    if (key in earlier) continue;
    const before = keys[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, key);
  }
  return Object.fromEntries(ordered.map((key) => [key, entries[key] as T]));
}

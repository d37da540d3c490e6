/**
 * The same entries in the order of an earlier list; a new one follows the entry that it follows
 * now. The extraction finds files in the order of the disk, which differs from clone to clone.
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

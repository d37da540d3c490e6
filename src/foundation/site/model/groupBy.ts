/**
 * Groups items by key, and keeps the order of keys and items. Same as ES2024's `Map.groupBy`, which
 * Node 20 doesn't have (https://tc39.es/ecma262/#sec-map.groupby).
 */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

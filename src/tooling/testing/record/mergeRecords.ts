import type { PassedItems } from './chooseItems';

/**
 * Merges the records of several machines. Each started with `before` and changed only its own shard:
 * an entry that a machine added has passed there, and one that it removed has failed.
 */
export function mergeRecords(before: PassedItems, parts: readonly PassedItems[]): PassedItems {
  const keys = [...new Set([before, ...parts].flatMap((record) => Object.keys(record)))].sort();
  const merged: Record<string, string> = {};
  for (const key of keys) {
    const changed = parts.find((part) => part[key] !== before[key]);
    const hash = changed === undefined ? before[key] : changed[key];
    if (hash !== undefined) merged[key] = hash;
  }
  return merged;
}

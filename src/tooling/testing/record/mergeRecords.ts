import type { PassedItems } from './chooseItems';

/**
 * One record of those of several machines. Each began with `before` and changed only its own part:
 * an item that a machine recorded has passed there, one that it removed has failed.
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

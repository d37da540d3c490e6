import { STORED_ITEMS, type StoragePlace } from '../storedItems';

/** Returns the listed item that a name in the browser's storage belongs to. */
export function findStoredItem(
  place: StoragePlace,
  name: string,
): (typeof STORED_ITEMS)[number] | undefined {
  return STORED_ITEMS.find(
    (item) =>
      item.place === place &&
      (item.name.endsWith('*') ? name.startsWith(item.name.slice(0, -1)) : name === item.name),
  );
}

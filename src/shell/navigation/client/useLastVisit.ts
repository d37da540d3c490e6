import { useEffect, useSyncExternalStore } from 'react';
import { VISITS_PREFIX } from '../../../foundation/preferences/model/constants';
import { storageAdapter } from '../../../foundation/preferences/client/storageAdapter';
import { formatVisits, parseVisits, recordVisit } from '../model/visit';
import type { Visits } from '../model/visit';

const getStorageKey = (pathname: string): string => `${VISITS_PREFIX}${pathname}`;
const readVisits = (pathname: string): Visits =>
  recordVisit(parseVisits(storageAdapter.read(getStorageKey(pathname))), Date.now());

/** The last visits by page, so that returning to a page in the same document shows the same marks. */
const lastVisits = new Map<string, number>();

function findLastVisit(pathname: string): number {
  const known = lastVisits.get(pathname);
  if (known !== undefined) return known;
  const { previous } = readVisits(pathname);
  lastVisits.set(pathname, previous);
  return previous;
}

const neverChanges = () => () => undefined;

/**
 * Returns when this browser last showed the page, in milliseconds since 1970: 0 on the first visit, on
 * the server, and without access to storage. The date never leaves the device.
 */
export function useLastVisit(pathname: string): number {
  useEffect(() => {
    findLastVisit(pathname);
    storageAdapter.write(getStorageKey(pathname), formatVisits(readVisits(pathname)));
  }, [pathname]);
  return useSyncExternalStore(
    neverChanges,
    () => findLastVisit(pathname),
    () => 0,
  );
}

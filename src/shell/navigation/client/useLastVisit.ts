import { useEffect, useSyncExternalStore } from 'react';
import { VISITS_PREFIX } from '../../../foundation/preferences/model/constants';
import { storageAdapter } from '../../../foundation/preferences/client/storageAdapter';
import { recordVisit, formatVisits, parseVisits } from '../model/visit';
import type { Visits } from '../model/visit';

const keyOf = (pathname: string): string => `${VISITS_PREFIX}${pathname}`;
const readVisits = (pathname: string): Visits =>
  recordVisit(parseVisits(storageAdapter.read(keyOf(pathname))), Date.now());

/** By page, so that coming back to a page in the same document shows the same marks. */
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
 * When this browser last showed the page, in milliseconds since 1970; 0 on a first visit, on the
 * server, and where storage is forbidden. Stays on the device.
 */
export function useLastVisit(pathname: string): number {
  useEffect(() => {
    findLastVisit(pathname);
    storageAdapter.write(keyOf(pathname), formatVisits(readVisits(pathname)));
  }, [pathname]);
  return useSyncExternalStore(
    neverChanges,
    () => findLastVisit(pathname),
    () => 0,
  );
}

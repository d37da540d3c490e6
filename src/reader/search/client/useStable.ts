import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same between renderings and calls the newest one, for memoised parts. */
export function useStable<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

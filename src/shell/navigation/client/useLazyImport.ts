import { useCallback, useState } from 'react';

/**
 * Loads an optional part of the page on demand. If it can't be loaded, for example offline, the page
 * works without it.
 *
 * @param load a stable function, for example one outside the component
 * @returns the loaded value, and a function that starts loading it
 */
export function useLazyImport<Value>(
  load: () => Promise<Value>,
): readonly [value: Value | undefined, request: () => void] {
  const [value, setValue] = useState<Value>();
  const request = useCallback(() => {
    load().then(
      (loaded) => {
        setValue(() => loaded);
      },
      () => undefined,
    );
  }, [load]);
  return [value, request];
}

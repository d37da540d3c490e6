import { useCallback, useState } from 'react';

/**
 * A part of the page that is loaded when somebody comes near it, and that the page does without when
 * it can't be had, such as offline.
 *
 * @param load the same function each time, such as one outside of the component
 * @returns the part once it is there, and what asks for it
 */
export function useLazyImport<Part>(
  load: () => Promise<Part>,
): readonly [part: Part | undefined, request: () => void] {
  const [part, setPart] = useState<Part>();
  const request = useCallback(() => {
    load().then(
      (loaded) => {
        setPart(() => loaded);
      },
      () => undefined,
    );
  }, [load]);
  return [part, request];
}

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { whenNear } from '../../../shell/startup/client/whenNear';

/** How far outside the viewport demos are hydrated. */
export const HYDRATION_MARGIN = '400px 0px';

/** Becomes true, and stays true, once an element comes near the viewport. */
export function useIsNear(container: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    return whenNear(element, HYDRATION_MARGIN, () => {
      setIsNear(true);
    });
  }, [container]);
  return isNear;
}

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { whenNear } from '../../../shell/startup/client/whenNear';

/** How far outside the view a demo is hydrated. */
export const HYDRATION_MARGIN = '400px 0px';

/** Becomes true when an element comes near the view, and stays so. */
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

import { startTransition, useEffect, useState } from 'react';

/** Width in pixels from which Infima shows the sidebar and the table of contents. */
const DESKTOP_BREAKPOINT = 996;

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * Returns the size class of the window, or `ssr` while the page hydrates. Replaces Docusaurus' hook
 * in the browser (decision 19). The change happens in a transition, so React removes what a small
 * screen doesn't show in short tasks, and not in one long task together with the page's hydration.
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP_BREAKPOINT } = {}): WindowSize {
  const [windowSize, setWindowSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = (): void => {
      startTransition(() => {
        setWindowSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
      });
    };
    update();
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('resize', update);
    };
  }, [desktopBreakpoint]);
  return windowSize;
}

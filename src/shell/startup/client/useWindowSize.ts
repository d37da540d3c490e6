import { startTransition, useEffect, useState } from 'react';

/** Width in pixels from which Infima shows the sidebar and the table of contents. */
const DESKTOP_BREAKPOINT = 996;

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * The class of the window's width; `ssr` while the server's HTML is taken over. Takes the place of
 * Docusaurus' own in the browser: what a small screen leaves out goes in a transition, in tasks
 * that a reader does not feel, and not in one with the start of the whole page.
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

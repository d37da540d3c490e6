import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/**
 * The sponsor script in the page itself, for scripts that do not work in a frame. It can do there
 * whatever the site can: an accepted risk, and off unless `scriptInFrame` is `false`.
 */
export function SponsorInPage({ scriptUrl }: { readonly scriptUrl: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    const script = document.createElement('script');
    script.async = true;
    script.src = scriptUrl;
    element?.append(script);
    return () => {
      element?.replaceChildren();
    };
  }, [scriptUrl]);
  return <div ref={place} />;
}

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly scriptUrl: string;
  /** Called when the reader has opened a link of the ad. */
  readonly onClick: () => void;
}

/**
 * Runs the sponsor's script in the page itself, for scripts that don't work in a frame. There, the
 * script can do anything the site can. That's an accepted risk, and off unless `scriptInFrame` is
 * `false`.
 */
export function SponsorInPage({ scriptUrl, onClick }: Props): ReactNode {
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
  useEffect(() => {
    // The script creates the links, so React can't add handlers to them.
    const element = place.current;
    const listen = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a[href]') !== null) onClick();
    };
    element?.addEventListener('click', listen);
    element?.addEventListener('auxclick', listen);
    return () => {
      element?.removeEventListener('click', listen);
      element?.removeEventListener('auxclick', listen);
    };
  }, [onClick]);
  return <div ref={place} />;
}

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly scriptUrl: string;
  /** A link of the ad was opened. */
  readonly onClick: () => void;
}

/**
 * The sponsor script in the page itself, for scripts that do not work in a frame. It can do there
 * whatever the site can: an accepted risk, and off unless `scriptInFrame` is `false`.
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
    // The links are the script's, not React's.
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

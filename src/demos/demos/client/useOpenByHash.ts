import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { isPlaceKept } from '../../../shell/navigation/client/scrollRestoration';
import { isHashOfDemo } from './demoHash';

/** Whether a demo's source is open: it opens, and comes into view, when the hash names it. */
export function useOpenByHash(
  name: string,
  isOpenAtFirst: boolean,
): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { hash } = useLocation();
  useEffect(() => {
    if (!isHashOfDemo(hash, name)) return;
    setIsOpen(true);
    if (isPlaceKept()) return;
    document.getElementById(name)?.scrollIntoView({ block: 'start' });
  }, [hash, name]);
  return [isOpen, setIsOpen];
}

import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { isRestoringScroll } from '../../../shell/navigation/client/scrollRestoration';
import { isHashOfDemo } from './demoHash';

/**
 * State for whether a demo's source is open. It opens, and scrolls into view, when the URL hash names
 * it.
 */
export function useOpenByHash(
  name: string,
  isOpenAtFirst: boolean,
): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { hash } = useLocation();
  useEffect(() => {
    if (!isHashOfDemo(hash, name)) return;
    setIsOpen(true);
    if (isRestoringScroll()) return;
    document.getElementById(name)?.scrollIntoView({ block: 'start' });
  }, [hash, name]);
  return [isOpen, setIsOpen];
}

import { useEffect } from 'react';
import { toSharedDemo } from '../../../foundation/preferences/model/sharedDemo';

/**
 * Leads the address of a demo in another language to the page that all languages share, where the
 * host didn't do it. Runs in the content of "Page not found": below the docs' own route, which all
 * addresses match, Docusaurus renders that without the page around it.
 */
export function useSharedDemo(): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    const shared = toSharedDemo(pathname, search);
    if (shared !== undefined) window.location.replace(shared);
  }, []);
}

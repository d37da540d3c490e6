import { useEffect } from 'react';
import { getSharedDemoUrl } from '../../../foundation/preferences/model/sharedDemo';

/**
 * Redirects a standalone demo's address in another language to the page that all languages share, on hosts
 * that don't do it. Called in the content of the "not found" page, because Docusaurus renders only that,
 * without the page around it, below the docs plugin's route, which every address matches.
 */
export function useSharedDemoRedirect(): void {
  useEffect(() => {
    const { pathname, search } = window.location;
    const target = getSharedDemoUrl(pathname, search);
    if (target !== undefined) window.location.replace(target);
  }, []);
}

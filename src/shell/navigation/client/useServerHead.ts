import { useLayoutEffect, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';

/**
 * Leaves the document's head to the server until the first page is hydrated. React hydrates a page
 * in several tasks, and between them Helmet would write what it knows by then: the title of the
 * site without that of the page, which the tab showed for a moment.
 *
 * @see https://github.com/staylor/react-helmet-async (`emitChange`)
 */
export function useServerHead(): void {
  // As the first component is rendered, before any part of the head is.
  useState(() => {
    HelmetProvider.canUseDOM = false;
  });
  useLayoutEffect(() => {
    HelmetProvider.canUseDOM = true;
  }, []);
}

import { useLayoutEffect, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';

/**
 * Keeps the server's `head` until the first page is hydrated. React hydrates a page in several tasks,
 * and between them Helmet would write what it knows so far: for a moment, the tab would show the
 * site's title without the page's.
 *
 * @see https://github.com/staylor/react-helmet-async (`emitChange`)
 */
export function useServerHead(): void {
  // Runs in the first render, before any component adds to the head.
  useState(() => {
    HelmetProvider.canUseDOM = false;
  });
  useLayoutEffect(() => {
    HelmetProvider.canUseDOM = true;
  }, []);
}

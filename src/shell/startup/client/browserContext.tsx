import { createContext, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** The context that `useIsBrowser` reads. Replaces Docusaurus' own in the browser (decision 19). */
export const Context = createContext(false);

/**
 * Provides whether the page is hydrated. The change happens in a transition, so React renders what
 * depends on it in several short tasks. A plain state update would render the whole page in one.
 */
export function BrowserContextProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsBrowser(true);
    });
  }, []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}

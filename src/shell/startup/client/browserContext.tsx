import { createContext, startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** What `useIsBrowser` reads. Takes the place of Docusaurus' own in the browser. */
export const Context = createContext(false);

/**
 * Tells everything that waits for the browser that it is there. As a transition, so that what is
 * drawn anew for it is drawn in several tasks: the state's usual way is one task of the whole page.
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

import { createContext, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Maps the HTML of a file to the id of the panel on the page that contains it. The server fills it while
 * it renders a page, so that a file that several demos import is in the HTML once (decision 26).
 */
export const PageFilesContext = createContext<Map<string, string> | undefined>(undefined);

/** Wraps a page so that its demos share the HTML of the files they import. */
export function PageFiles({ children }: { readonly children: ReactNode }): ReactNode {
  const [panels] = useState(() => new Map<string, string>());
  return <PageFilesContext value={panels}>{children}</PageFilesContext>;
}

import { createContext, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * By the HTML of a file, the panel of the page that has it. The server fills it while it renders a
 * page, so that a file that several demos import is in the HTML once (decision 26).
 */
export const PageFilesContext = createContext<Map<string, string> | undefined>(undefined);

/** Around a page whose demos share the files they import. */
export function PageFiles({ children }: { readonly children: ReactNode }): ReactNode {
  const [panels] = useState(() => new Map<string, string>());
  return <PageFilesContext value={panels}>{children}</PageFilesContext>;
}

import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';

/** Tells screen readers and browsers that a page of another language is in English. */
export function EnglishContent({ children }: { readonly children: ReactNode }): ReactNode {
  const frontMatter = useDoc().frontMatter as { readonly untranslated?: boolean };
  if (frontMatter.untranslated !== true) return children;
  return (
    <div lang="en" dir="ltr" data-untranslated="">
      {children}
    </div>
  );
}

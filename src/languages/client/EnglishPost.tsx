import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { UntranslatedNotice } from './UntranslatedNotice';

/** Tells screen readers and browsers that a post of another language is in English. */
export function EnglishPost({ children }: { readonly children: ReactNode }): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { untranslated } = metadata.frontMatter as { readonly untranslated?: boolean };
  if (untranslated !== true) return children;
  return (
    <>
      {isBlogPostPage ? <UntranslatedNotice page={metadata.source.replace('@site/', '')} /> : null}
      <div lang="en" dir="ltr" data-untranslated="">
        {children}
      </div>
    </>
  );
}

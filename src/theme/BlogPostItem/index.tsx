// Change: a post without translation is marked as English, and says so on its own page.
import type { ReactNode } from 'react';
import BlogPostItem from '@theme-original/BlogPostItem';
import type { Props } from '@theme/BlogPostItem';
import { EnglishPost } from '../../languages/client/EnglishPost';

export default function MarkedBlogPostItem(props: Props): ReactNode {
  return (
    <EnglishPost>
      <BlogPostItem {...props} />
    </EnglishPost>
  );
}

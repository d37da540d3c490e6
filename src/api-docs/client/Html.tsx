import type { ReactNode } from 'react';

interface Props {
  readonly as: 'span' | 'div';
  readonly html: string;
  readonly className?: string | undefined;
}

/** HTML that the build has made and escaped. */
export function Html({ as: Tag, html, className }: Props): ReactNode {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

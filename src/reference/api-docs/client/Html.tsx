import type { ReactNode } from 'react';

interface Props {
  readonly as: 'span' | 'div';
  readonly html: string;
  readonly className?: string | undefined;
  /** Language of the content when it differs from the page's. */
  readonly lang?: string | undefined;
}

/** Renders HTML that the build generated and escaped. */
export function Html({ as: Tag, html, className, lang }: Props): ReactNode {
  const dir = lang === undefined ? undefined : 'ltr';
  return (
    <Tag className={className} lang={lang} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

/** An `h2` with an anchor link, in the markup that Docusaurus uses for headings. */
export function SectionHeading({
  id,
  title,
}: {
  readonly id: string;
  readonly title: string;
}): ReactNode {
  const label = translate(
    {
      id: 'site.apiDocs.headingLink',
      message: 'Direct link to {title}',
      description: 'Label of the link next to a heading',
    },
    { title },
  );
  return (
    <h2 className="anchor" id={id}>
      {title}
      <a href={`#${id}`} className="hash-link" aria-label={label} title={label}>
        {'\u200B'}
      </a>
    </h2>
  );
}

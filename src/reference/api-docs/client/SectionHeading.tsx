import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

/** A heading that can be linked to, as Docusaurus makes them. */
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
      description: 'Label of the link beside a heading',
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

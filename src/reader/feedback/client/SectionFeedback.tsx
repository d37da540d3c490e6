import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useOptional } from '../../../shell/navigation/client/useOptional';

const SECTION_HEADING = '.theme-doc-markdown :is(h2, h3)[id]';

interface Props {
  readonly url: string;
  readonly page: string;
}

/** The page's own question is there without it. */
const loadControl = () => import('./SectionControl').then(({ SectionControl }) => SectionControl);

/**
 * Watches for a heading under the pointer or with the focus, and puts one control beside it.
 * The headings carry nothing, and the control's code is fetched with the first of them.
 */
export function SectionFeedback({ url, page }: Props): ReactNode {
  const [heading, setHeading] = useState<HTMLElement>();
  const [Control, load] = useOptional(loadControl);
  useEffect(() => {
    const notice = ({ target }: Event): void => {
      const found = target instanceof Element ? target.closest<HTMLElement>(SECTION_HEADING) : null;
      if (found === null) return;
      setHeading(found);
      load();
    };
    document.addEventListener('pointerover', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, [load]);
  if (heading === undefined || Control === undefined) return null;
  return <Control key={heading.id} url={url} page={page} heading={heading} />;
}

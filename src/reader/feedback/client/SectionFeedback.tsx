import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLazyImport } from '../../../shell/navigation/client/useLazyImport';

const SECTION_HEADING = '.theme-doc-markdown :is(h2, h3)[id]';

interface Props {
  readonly url: string;
  readonly page: string;
}

/** If loading fails, the question about the whole page still works. */
const loadControl = () => import('./SectionControl').then(({ SectionControl }) => SectionControl);

/**
 * Shows one feedback button, next to the heading that's hovered or has the focus. The headings
 * themselves don't contain anything for it, and its code is loaded for the first of them.
 */
export function SectionFeedback({ url, page }: Props): ReactNode {
  const [heading, setHeading] = useState<HTMLElement>();
  const [Control, load] = useLazyImport(loadControl);
  useEffect(() => {
    const handleEvent = ({ target }: Event): void => {
      const found = target instanceof Element ? target.closest<HTMLElement>(SECTION_HEADING) : null;
      if (found === null) return;
      setHeading(found);
      load();
    };
    document.addEventListener('pointerover', handleEvent);
    document.addEventListener('focusin', handleEvent);
    return () => {
      document.removeEventListener('pointerover', handleEvent);
      document.removeEventListener('focusin', handleEvent);
    };
  }, [load]);
  if (heading === undefined || Control === undefined) return null;
  return <Control key={heading.id} url={url} page={page} heading={heading} />;
}

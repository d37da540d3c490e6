import { useEffect, useState } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { SectionControl } from './SectionControl';

const SECTION_HEADING = '.theme-doc-markdown :is(h2, h3)[id]';

interface Props {
  readonly url: string;
  readonly page: string;
}

type Control = ComponentType<ComponentProps<typeof SectionControl>>;

/**
 * Watches for a heading under the pointer or with the focus, and puts one control beside it.
 * The headings carry nothing, and the control's code is fetched with the first of them.
 */
export function SectionFeedback({ url, page }: Props): ReactNode {
  const [heading, setHeading] = useState<HTMLElement>();
  const [Control, setControl] = useState<Control>();
  useEffect(() => {
    const notice = ({ target }: Event): void => {
      const found = target instanceof Element ? target.closest<HTMLElement>(SECTION_HEADING) : null;
      if (found === null) return;
      setHeading(found);
      import('./SectionControl').then(
        (module) => {
          setControl(() => module.SectionControl);
        },
        // Offline: the page's own question is still there.
        () => undefined,
      );
    };
    document.addEventListener('pointerover', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, []);
  if (heading === undefined || Control === undefined) return null;
  return <Control key={heading.id} url={url} page={page} heading={heading} />;
}

import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import { LineIcon } from '../../../foundation/ui/client/LineIcon';
import { FeedbackQuestion } from './FeedbackQuestion';
import styles from './SectionControl.module.css';

interface Props {
  readonly url: string;
  readonly page: string;
  readonly heading: HTMLElement;
}

/** Returns the heading's text, without its hash link and its feedback button. */
function readTitle(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const extra of copy.querySelectorAll('a.hash-link, button')) extra.remove();
  return copy.textContent.replaceAll('\u200B', '').trim();
}

/** Appends an element to the heading, as a portal's target. It's removed when the component unmounts. */
function usePortalTarget(heading: HTMLElement): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('span');
    element.className = styles['host'] ?? '';
    heading.classList.add(styles['heading'] ?? '');
    heading.append(element);
    setHost(element);
    return () => {
      element.remove();
      heading.classList.remove(styles['heading'] ?? '');
    };
  }, [heading]);
  return host;
}

/** The feedback button next to a heading, and the dialog that it opens. */
export function SectionControl({ url, page, heading }: Props): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const host = usePortalTarget(heading);
  const title = readTitle(heading);
  const label = translate(
    { id: 'site.feedback.section', message: 'Feedback on “{title}”' },
    { title },
  );
  if (host === undefined) return null;
  return (
    <>
      {createPortal(
        <button
          type="button"
          className={styles.open}
          aria-label={label}
          title={label}
          data-section-feedback=""
          onClick={() => dialog.current?.showModal()}
        >
          <LineIcon
            width={18}
            height={18}
            aria-hidden="true"
            line={{ strokeLinejoin: 'round' }}
            d="M4 5h16v11H11l-5 4v-4H4z"
          />
        </button>,
        host,
      )}
      {createPortal(
        <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`}>
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {label}
            </h2>
            <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
              {translate({ id: 'site.feedback.close', message: 'Close' })}
            </button>
          </div>
          <FeedbackQuestion
            url={url}
            subject={{ page, section: heading.id }}
            questionId={`${id}-question`}
            question={translate({
              id: 'site.feedback.sectionQuestion',
              message: 'Was this section helpful?',
            })}
          />
        </dialog>,
        // Inside the root. Children of `body` don't get the site's styles, because demos render their portals there.
        document.getElementById('__docusaurus') ?? document.body,
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './PageChips.module.css';

interface Props {
  /** Address of the source in the release that the site documents. */
  readonly source?: string;
  /** Address of the WAI-ARIA pattern. */
  readonly waiAria?: string;
  /** Address of the open issues. */
  readonly issues?: string;
}

function Chip({
  href,
  text,
  event,
}: {
  readonly href: string;
  readonly text: string;
  readonly event: string;
}): ReactNode {
  return (
    <li>
      <a
        href={href}
        rel="nofollow"
        data-ga-event-category="ComponentLinkHeader"
        data-ga-event-action="click"
        data-ga-event-label={event}
        data-ga-event-split="0.1"
      >
        {text}
      </a>
    </li>
  );
}

/** One row of links below the title of a page about components. */
export function PageChips({ source, waiAria, issues }: Props): ReactNode {
  return (
    <ul className={styles.chips}>
      {source === undefined ? null : (
        <Chip
          href={source}
          event="Source"
          text={translate({
            id: 'site.apiDocs.chipSource',
            message: 'Source',
            description: 'Chip below the title of a component page',
          })}
        />
      )}
      {waiAria === undefined ? null : (
        <Chip
          href={waiAria}
          event="WAI-ARIA"
          text={translate({
            id: 'site.apiDocs.chipAria',
            message: 'WAI-ARIA pattern',
            description: 'Chip below the title of a component page',
          })}
        />
      )}
      {issues === undefined ? null : (
        <Chip
          href={issues}
          event="Feedback"
          text={translate({
            id: 'site.apiDocs.chipIssues',
            message: 'Open issues',
            description: 'Chip below the title of a component page',
          })}
        />
      )}
    </ul>
  );
}

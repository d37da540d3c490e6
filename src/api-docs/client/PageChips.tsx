import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useUiLanguage } from '../../messages/client/uiLanguage';
import styles from './PageChips.module.css';

interface Props {
  /** Address of the source in the release that the site documents. */
  readonly source?: string;
  /** Address of the WAI-ARIA pattern. */
  readonly waiAria?: string;
  /** Address of the component in the Material Design guidelines. */
  readonly materialDesign?: string;
  /** Address of the open issues. */
  readonly issues?: string;
  /** The chip with the size of the page's component (`remarkBundleSize`). */
  readonly children?: ReactNode;
}

interface ChipProps {
  /** None for a page that doesn't have the link. */
  readonly href: string | undefined;
  readonly text: string;
  readonly event: string;
}

function Chip({ href, text, event }: ChipProps): ReactNode {
  if (href === undefined) return null;
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

/** One row of chips below the title of a page about components: links, and its size. */
export function PageChips({ source, waiAria, materialDesign, issues, children }: Props): ReactNode {
  return (
    <ul className={styles.chips} {...useUiLanguage()}>
      <Chip
        href={source}
        event="Source"
        text={translate({
          id: 'site.apiDocs.chipSource',
          message: 'Source',
          description: 'Chip below the title of a component page',
        })}
      />
      <Chip
        href={waiAria}
        event="WAI-ARIA"
        text={translate({
          id: 'site.apiDocs.chipAria',
          message: 'WAI-ARIA pattern',
          description: 'Chip below the title of a component page',
        })}
      />
      <Chip
        href={materialDesign}
        event="Material Design"
        text={translate({
          id: 'site.apiDocs.chipMaterial',
          message: 'Material Design',
          description: 'Chip below the title of a component page',
        })}
      />
      <Chip
        href={issues}
        event="Feedback"
        text={translate({
          id: 'site.apiDocs.chipIssues',
          message: 'Open issues',
          description: 'Chip below the title of a component page',
        })}
      />
      {children === undefined ? null : <li>{children}</li>}
    </ul>
  );
}

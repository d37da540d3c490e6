import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useUiLanguage } from '../../../foundation/messages/client/uiLanguage';
import styles from './PageChips.module.css';

interface Props {
  /** URL of the source in the release that the site documents. */
  readonly source?: string;
  /** URL of the WAI-ARIA pattern. */
  readonly waiAria?: string;
  /** URL of the component in the Material Design guidelines. */
  readonly materialDesign?: string;
  /** Pathname of our page about the Figma kit, on pages whose components it contains. */
  readonly figma?: string;
  /** URL of the component's open issues. */
  readonly issues?: string;
  /** The chip with the size of the page's component (`remarkBundleSize`). */
  readonly children?: ReactNode;
}

interface ChipProps {
  /** `undefined` on a page that doesn't have the link. */
  readonly href: string | undefined;
  readonly text: string;
  readonly event: string;
}

function Chip({ href, text, event }: ChipProps): ReactNode {
  const uiLanguage = useUiLanguage();
  if (href === undefined) return null;
  return (
    <li {...uiLanguage}>
      <Link
        className={styles.link}
        to={href}
        target="_self"
        rel="nofollow"
        data-ga-event-category="ComponentLinkHeader"
        data-ga-event-action="click"
        data-ga-event-label={event}
        data-ga-event-split="0.1"
      >
        {text}
      </Link>
    </li>
  );
}

/** The row of chips below the title of a component page: links, and the bundle size. */
export function PageChips(props: Props): ReactNode {
  const { source, waiAria, materialDesign, figma, issues, children } = props;
  // Of each chip, so that the row begins where the page's text does.
  const uiLanguage = useUiLanguage();
  return (
    <ul className={styles.chips}>
      <Chip
        href={source}
        event="Source"
        text={translate({
          id: 'site.apiDocs.chipSource',
          message: 'Source',
          description: 'Link below the title of a component page',
        })}
      />
      <Chip
        href={waiAria}
        event="WAI-ARIA"
        text={translate({
          id: 'site.apiDocs.chipAria',
          message: 'WAI-ARIA pattern',
          description: 'Link below the title of a component page',
        })}
      />
      <Chip
        href={materialDesign}
        event="Material Design"
        text={translate({
          id: 'site.apiDocs.chipMaterial',
          message: 'Material Design',
          description: 'Link below the title of a component page',
        })}
      />
      <Chip
        href={figma}
        event="Figma"
        text={translate({
          id: 'site.apiDocs.chipFigma',
          message: 'Figma kit',
          description: 'Link below the title of a component page',
        })}
      />
      <Chip
        href={issues}
        event="Feedback"
        text={translate({
          id: 'site.apiDocs.chipIssues',
          message: 'Open issues',
          description: 'Link below the title of a component page',
        })}
      />
      {children === undefined ? null : <li {...uiLanguage}>{children}</li>}
    </ul>
  );
}

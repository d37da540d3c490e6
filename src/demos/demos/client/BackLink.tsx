import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './StandaloneDemoPage.module.css';

interface Props {
  /** `/material-ui/react-button` */
  readonly page: string;
  readonly pageTitle: string;
  readonly name: string;
}

/** The name of a standalone demo, and a link to the demo on its page. */
export function BackLink({ page, pageTitle, name }: Props): ReactNode {
  const label = translate(
    {
      id: 'site.demos.wayBack',
      message: 'Back to {page}',
      description: 'Link from a standalone demo to its page',
    },
    { page: pageTitle },
  );
  return (
    <nav className={styles.back} aria-label={label} data-way-back="">
      {/* A full page load, because the standalone page's route table doesn't have the route. */}
      <a href={`${page}#${name}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 11H7.8l5.6-5.6L12 4l-8 8 8 8 1.4-1.4L7.8 13H20z" fill="currentcolor" />
        </svg>
        {label}
      </a>
      <p>{name}</p>
    </nav>
  );
}

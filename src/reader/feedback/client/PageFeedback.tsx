import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { useEngagementOptions } from '../../engagement/client/useEngagementOptions';
import { parsePath } from '../../../foundation/site/model/paths';
import { FeedbackQuestion } from './FeedbackQuestion';
import styles from './PageFeedback.module.css';
import { SectionFeedback } from './SectionFeedback';

/** Asks at the end of a page whether it helped, and lets readers comment on its sections. */
export function PageFeedback(): ReactNode {
  const { url } = useEngagementOptions().feedback;
  const page = parsePath(useLocation().pathname).canonicalPath;
  if (url === null) return null;
  return (
    <div className={styles.feedback} data-feedback="" data-needs-script="" data-site-screen-only="">
      <FeedbackQuestion
        key={page}
        url={url}
        subject={{ page, section: null }}
        questionId="page-feedback"
        question={translate({ id: 'site.feedback.page', message: 'Was this page helpful?' })}
      />
      <SectionFeedback key={`${page}#`} url={url} page={page} />
    </div>
  );
}

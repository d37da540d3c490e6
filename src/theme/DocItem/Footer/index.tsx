// Change: one row with the feedback question, the edit link, and the date.
import type { ReactNode } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import { PageFeedback } from '../../../reader/feedback/client/PageFeedback';
import { PageFooter } from '../../../shell/navigation/client/PageFooter';

export default function DocItemFooter(): ReactNode {
  return (
    <PageFooter>
      <PageFeedback />
      <Footer />
    </PageFooter>
  );
}

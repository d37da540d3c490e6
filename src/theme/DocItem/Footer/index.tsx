// Change: one row that asks whether the page helped, and has the edit link and the date.
import type { ReactNode } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import { PageFeedback } from '../../../reader/feedback/client/PageFeedback';
import { PageEnd } from '../../../shell/navigation/client/PageEnd';

export default function DocItemFooter(): ReactNode {
  return (
    <PageEnd>
      <PageFeedback />
      <Footer />
    </PageEnd>
  );
}

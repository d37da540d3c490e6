// Change: asks whether the page helped and offers it as Markdown, before the edit link.
import type { ReactNode } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import { PageFeedback } from '../../../feedback/client/PageFeedback';
import { PageMarkdown } from '../../../machine-readers/client/PageMarkdown';

export default function DocItemFooter(): ReactNode {
  return (
    <>
      <PageFeedback />
      <PageMarkdown />
      <Footer />
    </>
  );
}

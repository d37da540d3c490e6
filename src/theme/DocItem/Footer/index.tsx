// Change: asks whether the page helped, before the edit link.
import type { ReactNode } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import { PageFeedback } from '../../../feedback/client/PageFeedback';

export default function DocItemFooter(): ReactNode {
  return (
    <>
      <PageFeedback />
      <Footer />
    </>
  );
}

// Change: the privacy question and the offer of a language, right after the skip link, where a
// keyboard meets them early.
import type { ReactNode } from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import ConsentGate from '@theme/ConsentGate';
import { LanguageHint } from '../../writing/languages/client/LanguageHint';

export default function AnnouncementBarWithQuestions(): ReactNode {
  return (
    <>
      <ConsentGate />
      <LanguageHint />
      <AnnouncementBar />
    </>
  );
}

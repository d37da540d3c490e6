// Change: adds the consent banner and the language offer right after the skip link, so that keyboard
// users reach them early.
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

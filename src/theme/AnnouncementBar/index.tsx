// Change: the privacy question, right after the skip link, where a keyboard meets it early.
import type { ReactNode } from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { ConsentGate } from '../../consent/client/ConsentGate';

export default function AnnouncementBarWithConsent(): ReactNode {
  return (
    <>
      <ConsentGate />
      <AnnouncementBar />
    </>
  );
}

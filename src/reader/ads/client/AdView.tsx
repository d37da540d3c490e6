import { useState } from 'react';
import type { ReactNode } from 'react';
import { drawAd } from '../model/drawAd';
import { isBot } from '../../engagement/model/isBot';
import type { AdOptions } from '../../engagement/model/options';
import { AdSpace } from './AdSpace';
import { AdSession } from './AdSession';
import { HiddenNote } from './HiddenNote';
import type { ReportAdEvent } from './reportAdEvent';
import { useMayAskSponsors } from './useMayAskSponsors';

export interface AdViewProps {
  readonly options: AdOptions;
  readonly report: ReportAdEvent;
  /** Whether the reader has just put the ads away. */
  readonly isHidden: boolean;
  readonly onHide: (isHidden: boolean) => void;
}

/** The ad of one page view. Runs in the browser only: chance has no place in the server's HTML. */
export function AdView({ options, report, isHidden, onHide }: AdViewProps): ReactNode {
  const [draws] = useState(() => drawAd(Math.random));
  const mayAsk = useMayAskSponsors();
  if (isBot(navigator.userAgent)) return <AdSpace state="bot" shape={draws.shape} />;
  if (isHidden) {
    return (
      <HiddenNote
        onShow={() => {
          onHide(false);
        }}
      />
    );
  }
  const isAsking = mayAsk && (options.serviceUrl !== null || options.scriptUrl !== null);
  return (
    // A consent that is given or taken back starts anew; the draws of the page view stay.
    <AdSession
      key={String(isAsking)}
      options={options}
      report={report}
      draws={draws}
      isAsking={isAsking}
      onHide={() => {
        onHide(true);
      }}
    />
  );
}

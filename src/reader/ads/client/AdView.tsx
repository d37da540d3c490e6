import { useState } from 'react';
import type { ReactNode } from 'react';
import { drawAd } from '../model/drawAd';
import { isBot } from '../../engagement/model/isBot';
import type { AdOptions } from '../../engagement/model/options';
import { AdSpace } from './AdSpace';
import { AdSession } from './AdSession';
import { HiddenNote } from './HiddenNote';
import type { ReportAdEvent } from './reportAdEvent';
import { useSponsorsAllowed } from './useSponsorsAllowed';

export interface AdViewProps {
  readonly options: AdOptions;
  readonly report: ReportAdEvent;
  /** Whether the reader has hidden the ads on this page. */
  readonly isHidden: boolean;
  readonly onHide: (isHidden: boolean) => void;
}

/** The ad of one page view. It only runs in the browser, because random draws would make the server's HTML differ. */
export function AdView({ options, report, isHidden, onHide }: AdViewProps): ReactNode {
  const [draws] = useState(() => drawAd(Math.random));
  const areSponsorsAllowed = useSponsorsAllowed();
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
  const isRequesting =
    areSponsorsAllowed && (options.serviceUrl !== null || options.scriptUrl !== null);
  return (
    // The key restarts the session when consent is given or withdrawn. The draws of the page view stay the same.
    <AdSession
      key={String(isRequesting)}
      options={options}
      report={report}
      draws={draws}
      isRequesting={isRequesting}
      onHide={() => {
        onHide(true);
      }}
    />
  );
}

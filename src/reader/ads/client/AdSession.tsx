import { useState } from 'react';
import type { ReactNode } from 'react';
import { inHouseAds } from '../data/inHouseAds';
import { getAdLabel } from '../model/adEvent';
import { pickByDraw } from '../model/drawAd';
import type { AdDraws } from '../model/drawAd';
import type { AdOptions } from '../../engagement/model/options';
import { selectAd } from '../model/selectAd';
import type { Ad } from '../model/types';
import { AdAppeal } from './AdAppeal';
import { AdBoundary } from './AdBoundary';
import { AdCard } from './AdCard';
import { AdSpace } from './AdSpace';
import { HideButton } from './HideButton';
import type { ReportAdEvent } from './reportAdEvent';
import { SponsorScript } from './SponsorScript';
import { useDisplayReport } from './useDisplayReport';
import { useSponsor } from './useSponsor';

interface Props {
  readonly options: AdOptions;
  readonly report: ReportAdEvent;
  readonly draws: AdDraws;
  /** Whether an ad is requested from sponsors. */
  readonly isRequesting: boolean;
  readonly onHide: () => void;
}

function toAd(draw: number): Ad {
  const { description, ...ad } = pickByDraw(inHouseAds, draw);
  return { ...ad, description: [description], pixels: [] };
}

/** Requests a sponsor's ad if that's allowed, and shows one ad (spec ADS-1). */
export function AdSession({ options, report, draws, isRequesting, onHide }: Props): ReactNode {
  const sponsor = useSponsor(options, isRequesting);
  const [hasBrokenImage, setBrokenImage] = useState(false);
  const isFallback = sponsor.isFallback || hasBrokenImage;
  const { shape, isAppeal } = draws;
  const state = selectAd({ verdict: sponsor.verdict, isFallback, isAppeal });
  const label = getAdLabel(state, shape, sponsor.isFallback);
  const [inHouseAd] = useState(() => toAd(draws.inHouse));
  useDisplayReport(label, draws.isSampled, report);
  const ad = state === 'sponsor' ? sponsor.ad : state === 'inhouse' ? inHouseAd : null;
  return (
    <AdBoundary label={label} report={report}>
      <AdSpace state={state} shape={shape}>
        {state === 'appeal' ? <AdAppeal /> : null}
        {ad === null ? null : (
          <AdCard
            key={ad.label}
            ad={ad}
            shape={shape}
            onClick={() => {
              report({ eventAction: 'click', eventLabel: ad.label });
            }}
            onImageError={() => {
              if (state === 'sponsor') setBrokenImage(true);
            }}
          />
        )}
        {sponsor.wantsScript && !sponsor.isFallback ? (
          <SponsorScript
            options={options}
            isShown={state === 'sponsor'}
            onFound={sponsor.onScriptFound}
            onClick={() => {
              if (label !== undefined) report({ eventAction: 'click', eventLabel: label });
            }}
            onLost={sponsor.onScriptLost}
          />
        ) : null}
        {label === undefined ? null : <HideButton onHide={onHide} />}
      </AdSpace>
    </AdBoundary>
  );
}

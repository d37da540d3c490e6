import { useEffect, useRef, useState } from 'react';
import { isBackersLink } from '../model/adLinks';
import { hasVisibleNodes } from '../model/adText';
import { DETECTION_INTERVAL_MS } from '../model/constants';
import { detectAdBlock } from '../model/detectAdBlock';
import type { FrameReport } from '../model/frameMessage';
import type { AdOptions } from '../../engagement/model/options';
import type { AdVerdict } from '../model/selectAd';
import { toScriptAd } from '../model/toScriptAd';
import type { Ad, RawSponsorAd } from '../model/types';
import { fetchSponsorAd } from './fetchSponsorAd';
import { isTyping } from './isTyping';
import { sanitizeDescription } from './sanitizeDescription';

/** What is known of the sponsor. */
interface Sponsor {
  readonly verdict: AdVerdict;
  /** The ad of the service or of the script's frame; that of a script in the page is in the page. */
  readonly ad: Ad | null;
  /** Whether the script is to be in the page, seen or not. */
  readonly wantsScript: boolean;
  /** The sponsor has only a link to the library's backers. */
  readonly isFallback: boolean;
}

interface SponsorState extends Sponsor {
  /** The script in its frame has made an ad. */
  readonly onScriptFound: (report: FrameReport) => void;
  /** The script's frame went elsewhere, or took the focus. */
  readonly onScriptLost: () => void;
}

/** Rejects when nothing is left of the ad, or its text cannot be made safe. */
async function toAd({ html, ...ad }: RawSponsorAd): Promise<Ad> {
  const description = await sanitizeDescription(html);
  const hasDescription = hasVisibleNodes(description);
  if (ad.name === '' && !hasDescription) throw new Error('The ad has no text.');
  return { ...ad, description: hasDescription ? description : [] };
}

/**
 * Asks the ad service and, when that has nothing, the sponsor script; looks every half second
 * whether there is a sponsor (spec ADS-9, ADS-10).
 */
export function useSponsor(options: AdOptions, isAsking: boolean): SponsorState {
  const [sponsor, setSponsor] = useState<Sponsor>({
    verdict: isAsking ? 'pending' : 'off',
    ad: null,
    wantsScript: false,
    isFallback: false,
  });
  const handlers = useRef<Pick<SponsorState, 'onScriptFound' | 'onScriptLost'>>(undefined);
  const { serviceUrl, scriptUrl, scriptInFrame, sponsorSelector } = options;

  useEffect(() => {
    if (!isAsking) return undefined;
    const stop = new AbortController();
    const stopService = new AbortController();
    let isOver = false;
    let attempt = 0;
    const change = (next: Partial<Sponsor>): void => {
      if (!stop.signal.aborted) setSponsor((previous) => ({ ...previous, ...next }));
    };
    const end = (next: Partial<Sponsor>): void => {
      isOver = true;
      clearInterval(timer);
      change(next);
    };
    const look = (): void => {
      // The script's frame waits too.
      if (isTyping()) return;
      attempt += 1;
      const found =
        scriptUrl !== null && !scriptInFrame ? document.querySelector(sponsorSelector) : null;
      const { verdict, isOver: isLast } = detectAdBlock(attempt, found !== null);
      if (found !== null) {
        stopService.abort();
        const link = found.closest('a') ?? found.querySelector('a');
        end({ verdict, isFallback: link !== null && isBackersLink(link.href) });
      } else if (isLast) end({ verdict, wantsScript: false });
      else change({ verdict });
    };
    const timer = setInterval(look, DETECTION_INTERVAL_MS);
    const askScript = (): void => {
      if (isOver) return;
      if (scriptUrl === null) end({ verdict: 'empty' });
      else change({ wantsScript: true });
    };
    const askService = async (url: string): Promise<void> => {
      const signal = stopService.signal;
      const answer = await fetchSponsorAd({ url, signal, onMiss: askScript });
      if (signal.aborted) return;
      if (answer === 'empty' || (answer === 'unreachable' && scriptUrl !== null)) askScript();
      if (typeof answer === 'string') return;
      const ad = await toAd(answer).catch(() => undefined);
      if (signal.aborted) return;
      if (ad === undefined) askScript();
      else end({ verdict: 'clear', ad, wantsScript: false, isFallback: isBackersLink(ad.link) });
    };
    handlers.current = {
      onScriptFound: (report) => {
        const ad = toScriptAd(report);
        if (isOver || ad === undefined) return;
        stopService.abort();
        end({ verdict: 'clear', ad, wantsScript: false, isFallback: isBackersLink(ad.link) });
      },
      onScriptLost: () => {
        stopService.abort();
        end({ verdict: 'empty', wantsScript: false });
      },
    };
    if (serviceUrl === null) askScript();
    else void askService(serviceUrl);
    return () => {
      stop.abort();
      stopService.abort();
      clearInterval(timer);
    };
  }, [isAsking, serviceUrl, scriptUrl, scriptInFrame, sponsorSelector]);

  return {
    ...sponsor,
    onScriptFound: (report) => handlers.current?.onScriptFound(report),
    onScriptLost: () => handlers.current?.onScriptLost(),
  };
}

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

/** What's known about the sponsor's ad. */
interface Sponsor {
  readonly verdict: AdVerdict;
  /** The ad from the service or the script's frame. `null` for a script in the page, which renders its own ad. */
  readonly ad: Ad | null;
  /** Whether the script should be loaded, visible or not. */
  readonly wantsScript: boolean;
  /** Whether the sponsor has only a link to the library's backers. */
  readonly isFallback: boolean;
}

interface SponsorState extends Sponsor {
  /** Call when the script's frame has reported an ad. */
  readonly onScriptFound: (report: FrameReport) => void;
  /** Call when the script's frame has navigated to another URL or taken the focus. */
  readonly onScriptLost: () => void;
}

/** Sanitizes an ad. Rejects if it has no visible text, or if the sanitizer can't be loaded. */
async function toAd({ html, ...ad }: RawSponsorAd): Promise<Ad> {
  const description = await sanitizeDescription(html);
  const hasDescription = hasVisibleNodes(description);
  if (ad.name === '' && !hasDescription) throw new Error('The ad has no text.');
  return { ...ad, description: hasDescription ? description : [] };
}

/**
 * Requests an ad from the ad service and, if it has none, from the sponsor's script. Checks every
 * half second whether there's an ad yet (spec ADS-9, ADS-10).
 */
export function useSponsor(options: AdOptions, isRequesting: boolean): SponsorState {
  const [sponsor, setSponsor] = useState<Sponsor>({
    verdict: isRequesting ? 'pending' : 'off',
    ad: null,
    wantsScript: false,
    isFallback: false,
  });
  const handlers = useRef<Pick<SponsorState, 'onScriptFound' | 'onScriptLost'>>(undefined);
  const { serviceUrl, scriptUrl, scriptInFrame, sponsorSelector } = options;

  useEffect(() => {
    if (!isRequesting) return undefined;
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
    const check = (): void => {
      // While the reader types, the script's frame isn't rendered, so this try wouldn't count.
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
    const timer = setInterval(check, DETECTION_INTERVAL_MS);
    const tryScript = (): void => {
      if (isOver) return;
      if (scriptUrl === null) end({ verdict: 'empty' });
      else change({ wantsScript: true });
    };
    const tryService = async (url: string): Promise<void> => {
      const signal = stopService.signal;
      const result = await fetchSponsorAd({ url, signal, onMiss: tryScript });
      if (signal.aborted) return;
      if (result === 'empty' || (result === 'unreachable' && scriptUrl !== null)) tryScript();
      if (typeof result === 'string') return;
      const ad = await toAd(result).catch(() => undefined);
      if (signal.aborted) return;
      if (ad === undefined) tryScript();
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
    if (serviceUrl === null) tryScript();
    else void tryService(serviceUrl);
    return () => {
      stop.abort();
      stopService.abort();
      clearInterval(timer);
    };
  }, [isRequesting, serviceUrl, scriptUrl, scriptInFrame, sponsorSelector]);

  return {
    ...sponsor,
    onScriptFound: (report) => handlers.current?.onScriptFound(report),
    onScriptLost: () => handlers.current?.onScriptLost(),
  };
}

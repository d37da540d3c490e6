import { act, render, renderHook } from '@testing-library/react';
import { useAdsHidden } from '../../../../foundation/preferences/client/useAdsHidden';
import { consentStore } from '../../../../foundation/preferences/client/useConsent';
import type { AdEventDetail } from '../../../engagement/model/adEvent';
import { ENGAGEMENT_OFF } from '../../../engagement/model/options';
import type { AdOptions } from '../../../engagement/model/options';
import type { RawSponsorAd } from '../../model/types';
import { AdSlot } from '../AdSlot';
import { fetchSponsorAd } from '../fetchSponsorAd';

/** Helpers that the ad slot's tests share. Each of these tests mocks `fetchSponsorAd`. */

export const IMAGE_DRAW = 0.5;
export const INLINE_DRAW = 0.15;
export const SERVICE: AdOptions = {
  ...ENGAGEMENT_OFF.ads,
  serviceUrl: 'https://ads.example/serve.json',
};
export const SCRIPT: AdOptions = {
  ...ENGAGEMENT_OFF.ads,
  scriptUrl: 'https://ads.example/sponsor.js',
};
export const AD: RawSponsorAd = {
  name: 'Acme',
  link: 'https://ads.example/click',
  img: 'https://ads.example/a.png',
  html: 'Tools for <b>makers</b><img src=x onerror=alert(1)>',
  poweredby: 'Acme',
  label: 'sponsor',
  pixels: ['https://ads.example/one', 'https://ads.example/two'],
};

export const report = jest.fn<void, [AdEventDetail]>();
export const random = jest.spyOn(Math, 'random');
export const fetchAd = jest.mocked(fetchSponsorAd);

/** Starts every test with a fixed random number, granted consent, and a service that doesn't respond. */
export function prepareSlot(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    // The page counts as idle immediately. jsdom has no `requestIdleCallback`.
    window.requestIdleCallback = (action) => window.setTimeout(action, 1);
    window.cancelIdleCallback = (handle) => {
      window.clearTimeout(handle);
    };
    random.mockReturnValue(IMAGE_DRAW);
    fetchAd.mockReset().mockImplementation(() => new Promise(() => undefined));
    consentStore.set('granted');
  });
  afterEach(() => {
    jest.useRealTimers();
    report.mockReset();
    const [, setHidden] = renderHook(useAdsHidden).result.current;
    act(() => {
      setHidden(false);
    });
  });
}

export function slot(): HTMLElement | null {
  return document.querySelector('[data-ad]');
}

export function state(): string | undefined {
  return slot()?.dataset['adState'];
}

export async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** Renders the slot and waits until its code is loaded. */
export async function show(options: AdOptions = ENGAGEMENT_OFF.ads) {
  const result = render(<AdSlot options={options} report={report} />);
  await pass(10);
  return result;
}

import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { consentStore } from '../../../foundation/preferences/client/useConsent';
import { inHouseAds } from '../data/inHouseAds';
import {
  AD,
  fetchAd,
  pass,
  prepareSlot,
  random,
  report,
  SCRIPT,
  SERVICE,
  show,
  slot,
  state,
} from './__fixtures__/slotHarness';
import { AdSlot } from './AdSlot';

jest.mock('./fetchSponsorAd');

prepareSlot();

test('the server renders the space without an ad, a draw, or a shape', () => {
  const html = renderToString(<AdSlot options={SERVICE} />);
  expect(html).toContain('data-ad-state="loading"');
  expect(html).not.toMatch(/data-ad-shape|<a |<img/);
  expect(random).not.toHaveBeenCalled();
});

describe('without consent', () => {
  test.each(['unset', 'denied'] as const)('%s: an in-house ad, and no request', async (answer) => {
    consentStore.set(answer);
    await show(SERVICE);
    expect(state()).toBe('inhouse');
    expect(fetchAd).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('%s: an in-house ad, and no request', async (name, value) => {
    Object.defineProperty(navigator, name, { configurable: true, value });
    await show({ ...SERVICE, ...SCRIPT, serviceUrl: SERVICE.serviceUrl });
    expect(state()).toBe('inhouse');
    expect(fetchAd).not.toHaveBeenCalled();
    expect(document.querySelector('iframe')).toBeNull();
    Object.defineProperty(navigator, name, { configurable: true, value: undefined });
  });

  test('consent given later shows a sponsor, and withdrawing it removes the sponsor', async () => {
    consentStore.set('unset');
    await show(SERVICE);
    fetchAd.mockResolvedValue(AD);
    act(() => consentStore.set('granted'));
    await pass(10);
    expect(state()).toBe('sponsor');
    act(() => consentStore.set('denied'));
    expect(state()).toBe('inhouse');
    expect(fetchAd.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });
});

test.each([
  [0, 0],
  [0.3, 1],
  [0.5, 2],
  [0.7, 3],
  [0.99, 4],
])('a draw of %d shows in-house ad %d', async (draw, index) => {
  random.mockReturnValue(draw);
  await show();
  const ad = inHouseAds[index];
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(ad?.name ?? '?');
  expect(link).toHaveAttribute('href', ad?.link);
  expect(link).toHaveAttribute('rel', 'noopener sponsored nofollow');
  expect(link).toHaveAttribute('target', '_blank');
  expect(slot()?.dataset['adShape']).toBe(draw < 0.2 ? 'inline' : 'image');
  expect(link.querySelectorAll('img')).toHaveLength(draw < 0.2 ? 0 : 1);
});

test('a bot gets empty space, and no ad is requested', async () => {
  const userAgent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  render(<AdSlot options={SERVICE} report={report} />);
  await pass(20_000);
  userAgent.mockRestore();
  expect(state()).toBe('bot');
  expect(slot()).toBeEmptyDOMElement();
  expect(fetchAd).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

describe('hiding', () => {
  test('lasts for the visit, offers to show ads again, and moves the focus there', async () => {
    const { unmount } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Hide for this visit' }));
    expect(state()).toBe('off');
    expect(window.sessionStorage.getItem('site-ads-hidden')).toBe('true');
    expect(screen.getByRole('button', { name: 'Show ads' })).toHaveFocus();
    unmount();
    const next = await show(SERVICE);
    expect(slot()).toBeNull();
    expect(fetchAd).not.toHaveBeenCalled();
    next.unmount();
  });

  test('can be undone', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Hide for this visit' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show ads' }));
    expect(state()).toBe('inhouse');
    expect(window.sessionStorage.getItem('site-ads-hidden')).toBe('false');
  });
});

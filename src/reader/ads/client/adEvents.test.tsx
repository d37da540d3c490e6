import { fireEvent, render, screen } from '@testing-library/react';
import { inHouseAds } from '../data/inHouseAds';
import type { AdEventDetail } from '../../engagement/model/adEvent';
import { ENGAGEMENT_OFF } from '../../engagement/model/options';
import {
  AD,
  fetchAd,
  pass,
  prepareSlot,
  random,
  report,
  SERVICE,
  show,
  slot,
  state,
} from './__fixtures__/slotHarness';
import { AdSlot } from './AdSlot';

jest.mock('./fetchSponsorAd');

prepareSlot();

describe('events', () => {
  test('a sampled display is reported once, after 2.5 s', async () => {
    random.mockReturnValue(0.0999);
    await show();
    await pass(2400);
    expect(report).not.toHaveBeenCalled();
    await pass(60_000);
    expect(report.mock.calls).toEqual([
      [{ eventAction: 'display', eventLabel: 'in-house-body-top-inline' }],
    ]);
  });

  test('a display is not reported if it is not sampled, or if the reader leaves earlier', async () => {
    random.mockReturnValue(0.1);
    await show();
    await pass(60_000);
    random.mockReturnValue(0);
    const { unmount } = await show();
    await pass(2000);
    unmount();
    await pass(60_000);
    expect(report).not.toHaveBeenCalled();
  });

  test('every click is reported', async () => {
    await show();
    fireEvent.click(screen.getByRole('link'));
    expect(report.mock.calls).toEqual([
      [{ eventAction: 'click', eventLabel: inHouseAds[2]?.label }],
    ]);
  });

  test('a crash shows nothing and is reported once, and the page keeps working', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    random.mockReturnValue(Number.NaN);
    render(
      <>
        <AdSlot options={ENGAGEMENT_OFF.ads} report={report} />
        <p>The page</p>
      </>,
    );
    await pass(60_000);
    expect(state()).toBe('off');
    expect(slot()).toBeEmptyDOMElement();
    expect(report.mock.calls).toEqual([[{ eventAction: 'crash', eventLabel: 'null' }]]);
    expect(screen.getByText('The page')).toBeInTheDocument();
    jest.mocked(console.error).mockRestore();
  });

  test('a malformed ad crashes only its slot, and its label is reported', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    fetchAd.mockResolvedValue({ ...AD, name: {} as string });
    await show(SERVICE);
    expect(state()).toBe('off');
    expect(report.mock.calls).toEqual([
      [{ eventAction: 'crash', eventLabel: 'sponsor-body-top-image' }],
    ]);
    jest.mocked(console.error).mockRestore();
  });

  test('are dispatched on the window by default', async () => {
    const received = jest.fn();
    const listen = (event: Event): void => {
      received((event as CustomEvent<AdEventDetail>).detail);
    };
    window.addEventListener('site:ad-event', listen);
    render(<AdSlot options={ENGAGEMENT_OFF.ads} />);
    await pass(10);
    fireEvent.click(screen.getByRole('link'));
    expect(received).toHaveBeenCalledWith({ eventAction: 'click', eventLabel: 'in-house-themes' });
    window.removeEventListener('site:ad-event', listen);
  });
});

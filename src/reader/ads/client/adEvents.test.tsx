import { fireEvent, render, screen } from '@testing-library/react';
import { inHouseAds } from '../data/inHouseAds';
import type { AdEventDetail } from '../../engagement/model/adEvent';
import { ENGAGEMENT_OFF } from '../../engagement/model/options';
import {
  AD,
  ask,
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
  test('a sampled display is told after 2.5 s, once', async () => {
    random.mockReturnValue(0.0999);
    await show();
    await pass(2400);
    expect(report).not.toHaveBeenCalled();
    await pass(60_000);
    expect(report.mock.calls).toEqual([
      [{ eventAction: 'display', eventLabel: 'in-house-body-top-inline' }],
    ]);
  });

  test('another is not told, and neither is one that was left before', async () => {
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

  test('every click is told', async () => {
    await show();
    fireEvent.click(screen.getByRole('link'));
    expect(report.mock.calls).toEqual([
      [{ eventAction: 'click', eventLabel: inHouseAds[2]?.label }],
    ]);
  });

  test('a crash shows nothing and is told once; the page goes on', async () => {
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

  test('an ad of the wrong kind crashes only its slot, and says which', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    ask.mockResolvedValue({ ...AD, name: {} as string });
    await show(SERVICE);
    expect(state()).toBe('off');
    expect(report.mock.calls).toEqual([
      [{ eventAction: 'crash', eventLabel: 'sponsor-body-top-image' }],
    ]);
    jest.mocked(console.error).mockRestore();
  });

  test('without another listener they are events of the window', async () => {
    const heard = jest.fn();
    const listen = (event: Event): void => {
      heard((event as CustomEvent<AdEventDetail>).detail);
    };
    window.addEventListener('site:ad-event', listen);
    render(<AdSlot options={ENGAGEMENT_OFF.ads} />);
    await pass(10);
    fireEvent.click(screen.getByRole('link'));
    expect(heard).toHaveBeenCalledWith({ eventAction: 'click', eventLabel: 'in-house-themes' });
    window.removeEventListener('site:ad-event', listen);
  });
});

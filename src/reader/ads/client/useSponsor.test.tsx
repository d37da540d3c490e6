import { StrictMode } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import {
  AD,
  fetchAd,
  IMAGE_DRAW,
  INLINE_DRAW,
  pass,
  prepareSlot,
  random,
  report,
  SCRIPT,
  SERVICE,
  show,
  state,
} from './__fixtures__/slotHarness';
import { AdSlot } from './AdSlot';

jest.mock('./fetchSponsorAd');

prepareSlot();

describe('an ad from the service', () => {
  test('is sanitized and loads each pixel once, in StrictMode and after a rerender', async () => {
    fetchAd.mockResolvedValue(AD);
    const tree = (
      <StrictMode>
        <AdSlot options={SERVICE} report={report} />
      </StrictMode>
    );
    const { rerender } = render(tree);
    await pass(10);
    expect(state()).toBe('sponsor');
    expect(screen.getByRole('link').innerHTML).toContain('Tools for <b>makers</b></span>');
    const pixels = [...document.querySelectorAll<HTMLImageElement>('[data-ad-pixel]')];
    rerender(tree);
    await pass(60_000);
    expect([...document.querySelectorAll('[data-ad-pixel]')]).toEqual(pixels);
    expect(pixels.map(({ src }) => src)).toEqual(AD.pixels);
    expect(pixels.every((pixel) => pixel.getAttribute('referrerpolicy') === 'no-referrer')).toBe(
      true,
    );
    expect(jest.getTimerCount()).toBe(0);
  });

  test('with a broken image is replaced by an in-house ad', async () => {
    fetchAd.mockResolvedValue(AD);
    await show(SERVICE);
    const image = document.querySelector('[data-ad-card] img');
    expect(image).toHaveAttribute('width', '130');
    expect(image).toHaveAttribute('height', '100');
    fireEvent.error(image as Element);
    expect(state()).toBe('inhouse');
    expect(document.querySelectorAll('[data-ad-card]')).toHaveLength(1);
    expect(document.querySelector('[data-ad-pixel]')).toBeNull();
  });

  test('with only a link to the backers is replaced by an in-house ad', async () => {
    fetchAd.mockResolvedValue({ ...AD, link: 'https://mui.example/discover-more/backers' });
    await show(SERVICE);
    expect(state()).toBe('inhouse');
  });

  test('is replaced by an in-house ad immediately if the service has none', async () => {
    fetchAd.mockResolvedValue('empty');
    await show(SERVICE);
    expect(state()).toBe('inhouse');
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each(['&#8203;<b>&#160;</b>', '<script>x</script>', '<img src=x alt=Acme>', '\u200b'])(
    'without a name and with the description %j is replaced by an in-house ad',
    async (html) => {
      fetchAd.mockResolvedValue({ ...AD, name: '', html });
      await show(SERVICE);
      await pass(10);
      expect(state()).toBe('inhouse');
    },
  );

  test('that arrives late, after a miss, replaces the in-house ad', async () => {
    fetchAd.mockImplementation(({ onMiss }) => {
      onMiss();
      return new Promise((resolve) => {
        setTimeout(resolve, 7000, AD);
      });
    });
    await show(SERVICE);
    expect(state()).toBe('inhouse');
    await pass(7000);
    expect(state()).toBe('sponsor');
    expect(document.querySelectorAll('[data-ad-card]')).toHaveLength(1);
  });

  test('is not waited for after unmounting', async () => {
    const { unmount } = await show(SERVICE);
    unmount();
    expect(fetchAd.mock.calls.every(([{ signal }]) => signal.aborted)).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('ad-block detection', () => {
  test.each([
    [IMAGE_DRAW, 'inhouse'],
    [INLINE_DRAW, 'appeal'],
  ])('a draw of %d: undecided at 3 s, %s at 3.5 s', async (draw, expected) => {
    random.mockReturnValue(draw);
    fetchAd.mockResolvedValue('unreachable');
    await show(SERVICE);
    await pass(2980);
    expect(state()).toBe('loading');
    await pass(520);
    expect(state()).toBe(expected);
    await pass(20_000);
    expect(state()).toBe(expected);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('an ad of a script in the page is found at the third check', async () => {
    await show({ ...SCRIPT, scriptInFrame: false });
    const script = document.querySelector('[data-ad] script');
    expect(script).toHaveAttribute('src', SCRIPT.scriptUrl);
    await pass(1100);
    script?.insertAdjacentHTML(
      'afterend',
      '<p data-sponsor><a href="https://x.example/">x</a></p>',
    );
    expect(state()).toBe('loading');
    await pass(500);
    expect(state()).toBe('sponsor');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a script in the page that only links to the backers is replaced by an in-house ad', async () => {
    await show({ ...SCRIPT, scriptInFrame: false });
    document
      .querySelector('[data-ad] script')
      ?.insertAdjacentHTML(
        'afterend',
        '<a data-sponsor href="https://m.example/discover-more/backers">x</a>',
      );
    await pass(600);
    expect(state()).toBe('inhouse');
    expect(document.querySelector('[data-sponsor]')).toBeNull();
  });
});

/** @jest-environment jsdom */
import { COLOR_MODE_EVENT } from './createSiteStorageManager';
import { matchSiteMedia } from './matchSiteMedia';

beforeEach(() => {
  // jsdom doesn't implement matchMedia. This one has a system that prefers light.
  window.matchMedia = (media) =>
    ({ media, matches: !media.includes('dark') }) as Partial<MediaQueryList> as MediaQueryList;
  document.documentElement.dataset['theme'] = 'dark';
});

test.each(['(prefers-color-scheme: dark)', '(prefers-color-scheme:dark)'])(
  '%s matches the site’s mode',
  (query) => {
    const list = matchSiteMedia(query);
    expect(list.matches).toBe(true);
    document.documentElement.dataset['theme'] = 'light';
    expect(list.matches).toBe(false);
    expect(matchSiteMedia('(prefers-color-scheme: light)').matches).toBe(true);
  },
);

test('a change of the site’s mode is reported until the listener is removed', () => {
  const onChange = jest.fn();
  const list = matchSiteMedia('(prefers-color-scheme: dark)');
  list.addEventListener('change', onChange);
  window.dispatchEvent(new Event(COLOR_MODE_EVENT));
  expect(onChange).toHaveBeenCalledTimes(1);
  list.removeEventListener('change', onChange);
  window.dispatchEvent(new Event(COLOR_MODE_EVENT));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('other queries are passed to the browser', () => {
  const list = matchSiteMedia('(min-width: 600px)');
  expect(list).toEqual({ media: '(min-width: 600px)', matches: true });
});

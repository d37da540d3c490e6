/** @jest-environment jsdom */
import prefetch from './prefetch';

const links = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

function setSupport(isSupported: boolean): void {
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    value: { supports: () => isSupported },
  });
}

test('adds one link for each URL', async () => {
  setSupport(true);
  await Promise.all(['/a.js', '/b.js', '/a.js', '/a.js'].map(prefetch));
  await prefetch('/b.js');
  expect(links()).toEqual(['/a.js', '/b.js']);
});

test('without support for prefetch links, fetches each URL once and ignores failures', async () => {
  setSupport(false);
  const fetchOnce = jest.fn(() => Promise.reject(new Error('offline')));
  window.fetch = fetchOnce as unknown as typeof window.fetch;
  await Promise.all([prefetch('/c.js'), prefetch('/c.js')]);
  expect(fetchOnce.mock.calls).toEqual([['/c.js']]);
  expect(links()).not.toContain('/c.js');
});

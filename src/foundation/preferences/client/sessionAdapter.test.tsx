import { sessionAdapter } from './storageAdapter';

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test('reads what it wrote, without touching local storage', () => {
  expect(sessionAdapter.read('site-ads-hidden')).toBeUndefined();
  sessionAdapter.write('site-ads-hidden', 'true');
  expect(sessionAdapter.read('site-ads-hidden')).toBe('true');
  expect(window.localStorage).toHaveLength(0);
});

test('does not throw when storage can’t be accessed', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(sessionAdapter.read('site-ads-hidden')).toBeUndefined();
  expect(() => {
    sessionAdapter.write('site-ads-hidden', 'true');
    sessionAdapter.watch('site-ads-hidden', () => undefined)();
  }).not.toThrow();
});

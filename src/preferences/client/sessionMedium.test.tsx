import { sessionMedium } from './sessionMedium';

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

test('reads what it wrote, and leaves local storage alone', () => {
  expect(sessionMedium.read('site-ads-hidden')).toBeUndefined();
  sessionMedium.write('site-ads-hidden', 'true');
  expect(sessionMedium.read('site-ads-hidden')).toBe('true');
  expect(window.localStorage).toHaveLength(0);
});

test('storage that may not be reached costs only persistence', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(sessionMedium.read('site-ads-hidden')).toBeUndefined();
  expect(() => {
    sessionMedium.write('site-ads-hidden', 'true');
    sessionMedium.watch('site-ads-hidden', () => undefined)();
  }).not.toThrow();
});

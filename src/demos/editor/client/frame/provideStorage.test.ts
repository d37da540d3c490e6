/** @jest-environment jsdom */
import { provideStorage } from './provideStorage';

const sandboxed = (): Window =>
  Object.defineProperty({} as Window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    },
  });

test('a document without storage access gets storage in memory', () => {
  const target = sandboxed();
  provideStorage(target);
  const { localStorage } = target;
  localStorage.setItem('mode', 'dark');
  expect(localStorage.getItem('mode')).toBe('dark');
  expect([localStorage.length, localStorage.key(0), localStorage.key(1)]).toEqual([
    1,
    'mode',
    null,
  ]);
  localStorage.removeItem('mode');
  expect(localStorage.getItem('mode')).toBeNull();
  localStorage.setItem('mode', 'light');
  localStorage.clear();
  expect(localStorage.length).toBe(0);
});

test('existing storage is not replaced', () => {
  const { localStorage } = window;
  provideStorage(window);
  expect(window.localStorage).toBe(localStorage);
});

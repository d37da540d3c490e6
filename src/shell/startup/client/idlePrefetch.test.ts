/** @jest-environment jsdom */
import { prefetchWhenIdle } from './idlePrefetch';

const idle: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  window.requestIdleCallback = (callback) =>
    idle.push(() => {
      callback({ didTimeout: false, timeRemaining: () => 10 });
    });
});

test('prefetches one address per idle callback, and each address once', () => {
  const fetched: string[] = [];
  const prefetch = prefetchWhenIdle((address) => fetched.push(address));
  expect(prefetch('/a')).toBe(false);
  prefetch('/b');
  prefetch('/a');
  expect(fetched).toEqual([]);
  expect(idle).toHaveLength(1);
  idle.shift()?.();
  expect(fetched).toEqual(['/a']);
  expect(idle).toHaveLength(1);
  idle.shift()?.();
  expect(fetched).toEqual(['/a', '/b']);
  expect(idle).toHaveLength(0);
  prefetch('/c');
  expect(idle).toHaveLength(1);
});

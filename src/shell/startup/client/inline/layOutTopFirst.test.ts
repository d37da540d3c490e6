/** @jest-environment jsdom */
import { layOutTopFirst } from './layOutTopFirst';

const root = document.documentElement;
let paintCallbacks: (() => void)[];

beforeEach(() => {
  paintCallbacks = [];
  delete root.dataset['arriving'];
  window.history.replaceState(null, '', '/page');
  window.PerformanceObserver = class {
    constructor(callback: (list: unknown, observer: unknown) => void) {
      paintCallbacks.push(() => callback({ getEntriesByName: () => [{}] }, this));
    }
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof PerformanceObserver;
});

function open(type: string | undefined, hash = ''): void {
  window.history.replaceState(null, '', `/page${hash}`);
  window.performance.getEntriesByType = () =>
    type === undefined ? [] : [{ type } as unknown as PerformanceEntry];
  layOutTopFirst();
}

test('the rest waits for the first paint, then is laid out in one step per frame', () => {
  const frames: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  open('navigate');
  const steps = [root.dataset['arriving']];
  paintCallbacks[0]?.();
  while (frames.length > 0) {
    steps.push(root.dataset['arriving']);
    frames.shift()?.(0);
  }
  expect(steps).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', undefined]);
});

test.each([
  ['navigate', '#props'],
  ['reload', ''],
  ['back_forward', ''],
  [undefined, ''],
])('a page that may not open at the top is laid out all at once: %s %s', (type, hash) => {
  open(type, hash);
  expect(root.dataset['arriving']).toBeUndefined();
});

test('nothing waits in a browser that cannot observe paints', () => {
  window.PerformanceObserver = class {
    constructor() {
      throw new TypeError('not supported');
    }
  } as unknown as typeof PerformanceObserver;
  window.requestAnimationFrame = (callback) => {
    callback(0);
    return 0;
  };
  open('navigate');
  expect(root.dataset['arriving']).toBeUndefined();
});

/** @jest-environment jsdom */
import { layOutTopFirst } from './layOutTopFirst';

const root = document.documentElement;
let whenPaints: (() => void)[];

beforeEach(() => {
  whenPaints = [];
  delete root.dataset['arriving'];
  window.history.replaceState(null, '', '/page');
  window.PerformanceObserver = class {
    constructor(callback: (list: unknown, observer: unknown) => void) {
      whenPaints.push(() => callback({ getEntriesByName: () => [{}] }, this));
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

test('the rest waits for the first paint, and comes in one step for each frame', () => {
  const frames: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  open('navigate');
  const steps = [root.dataset['arriving']];
  whenPaints[0]?.();
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
])('a page that opens elsewhere is laid out whole: %s %s', (type, hash) => {
  open(type, hash);
  expect(root.dataset['arriving']).toBeUndefined();
});

test('without paints to observe, nothing waits', () => {
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

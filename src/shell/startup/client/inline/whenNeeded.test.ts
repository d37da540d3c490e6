/** @jest-environment jsdom */
import { getStartWindow } from '../../../route-table/client/startWindow';
import { whenNeeded } from './whenNeeded';
import { whenIdleAfterPaint } from './whenIdleAfterPaint';

jest.mock('./whenIdleAfterPaint', () => ({ whenIdleAfterPaint: jest.fn() }));

const painted = jest.mocked(whenIdleAfterPaint);
const start = jest.fn();

/** This window becomes a frame's; jsdom gives it itself as the window around it. */
function putInFrame(waits?: string): void {
  const value = document.createElement('iframe');
  if (waits !== undefined) value.dataset['waits'] = waits;
  Object.defineProperty(window, 'frameElement', { configurable: true, value });
}

/** Tells at once that what is observed is in view. */
class InView {
  constructor(readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.callback([{ isIntersecting: true }]);
  }
}

beforeEach(() => {
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: InView });
  painted.mockClear();
  start.mockClear();
  document.documentElement.dataset['theme'] = 'light';
  Reflect.deleteProperty(window, 'siteSigned');
  Object.defineProperty(window, 'frameElement', { configurable: true, value: null });
});

test('a page, and a frame on a page of another host, start after the first paint', () => {
  whenNeeded(start);
  expect(painted).toHaveBeenCalledWith(start);
});

test('a frame waits for an interaction with the page around it', () => {
  putInFrame('light dark');
  whenNeeded(start);
  expect(start).not.toHaveBeenCalled();
  window.parent.dispatchEvent(new Event('pointermove'));
  expect(start).toHaveBeenCalled();
  expect(painted).not.toHaveBeenCalled();
});

test('a frame that comes after the first interaction does not wait', () => {
  putInFrame('light dark');
  getStartWindow(window.parent).siteSigned = true;
  whenNeeded(start);
  expect(painted).toHaveBeenCalledTimes(1);
});

test('a frame that the server has not drawn does not wait', () => {
  putInFrame();
  whenNeeded(start);
  expect(painted).toHaveBeenCalledTimes(1);
});

test('a frame that the server has drawn in light mode does not wait in dark mode', () => {
  putInFrame('light');
  whenNeeded(start);
  expect(painted).not.toHaveBeenCalled();
  document.documentElement.dataset['theme'] = 'dark';
  whenNeeded(start);
  expect(painted).toHaveBeenCalledTimes(1);
});

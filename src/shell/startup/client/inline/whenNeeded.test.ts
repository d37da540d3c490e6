/** @jest-environment jsdom */
import { getStartWindow } from '../../../route-table/client/startWindow';
import { whenNeeded } from './whenNeeded';
import { whenIdleAfterPaint } from './whenIdleAfterPaint';

jest.mock('./whenIdleAfterPaint', () => ({ whenIdleAfterPaint: jest.fn() }));

const idle = jest.mocked(whenIdleAfterPaint);
const start = jest.fn();

/** Puts this window in a frame. In jsdom, `window.parent` is the window itself. */
function putInFrame(waits?: string): void {
  const value = document.createElement('iframe');
  if (waits !== undefined) value.dataset['waits'] = waits;
  Object.defineProperty(window, 'frameElement', { configurable: true, value });
}

/** Reports every observed element as in view immediately. */
class InView {
  constructor(readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.callback([{ isIntersecting: true }]);
  }
}

beforeEach(() => {
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: InView });
  idle.mockClear();
  start.mockClear();
  document.documentElement.dataset['theme'] = 'light';
  Reflect.deleteProperty(window, 'siteInteracted');
  Object.defineProperty(window, 'frameElement', { configurable: true, value: null });
});

test('a page, and a frame on another origin, start after the first paint', () => {
  whenNeeded(start);
  expect(idle).toHaveBeenCalledWith(start);
});

test('a frame waits for an interaction with the page around it', () => {
  putInFrame('light dark');
  whenNeeded(start);
  expect(start).not.toHaveBeenCalled();
  window.parent.dispatchEvent(new Event('pointermove'));
  expect(start).toHaveBeenCalled();
  expect(idle).not.toHaveBeenCalled();
});

test('a frame that loads after the first interaction does not wait', () => {
  putInFrame('light dark');
  getStartWindow(window.parent).siteInteracted = true;
  whenNeeded(start);
  expect(idle).toHaveBeenCalledTimes(1);
});

test('a frame that the server has not rendered does not wait', () => {
  putInFrame();
  whenNeeded(start);
  expect(idle).toHaveBeenCalledTimes(1);
});

test('a frame that the server has rendered in light mode does not wait in dark mode', () => {
  putInFrame('light');
  whenNeeded(start);
  expect(idle).not.toHaveBeenCalled();
  document.documentElement.dataset['theme'] = 'dark';
  whenNeeded(start);
  expect(idle).toHaveBeenCalledTimes(1);
});

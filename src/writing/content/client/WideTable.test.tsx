import { act, render, screen } from '@testing-library/react';
import { WideTable } from './WideTable';

/** The observed elements, each with a function that reports a new size. */
const observed = new Map<Element, () => void>();
const widths = { scrollWidth: 300, clientWidth: 300 };

beforeEach(() => {
  observed.clear();
  widths.scrollWidth = 300;
  globalThis.ResizeObserver = class implements ResizeObserver {
    private readonly report: () => void;
    constructor(report: ResizeObserverCallback) {
      this.report = () => {
        report([], this);
      };
    }
    observe(element: Element): void {
      observed.set(element, this.report);
    }
    unobserve(): void {}
    disconnect(): void {
      observed.clear();
    }
  };
  for (const name of ['scrollWidth', 'clientWidth'] as const) {
    jest.spyOn(Element.prototype, name, 'get').mockImplementation(() => widths[name]);
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

test('a table is in the tab order only while it is wider than its box, for example with a new font', () => {
  render(<WideTable />);
  const table = screen.getByRole('table');
  expect(screen.queryByRole('group')).toBeNull();

  for (const [width, isWide] of [
    [301, true],
    [300, false],
  ] as const) {
    widths.scrollWidth = width;
    act(() => observed.get(table)?.());
    expect(screen.queryByRole('group', { name: 'Scrollable table' }) !== null).toBe(isWide);
    expect(table.parentElement?.tabIndex).toBe(isWide ? 0 : -1);
  }
});

test('unmounting stops the observer', () => {
  const { unmount } = render(<WideTable />);
  expect(observed.size).toBeGreaterThan(0);
  unmount();
  expect(observed.size).toBe(0);
});

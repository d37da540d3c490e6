import { fireEvent, render, screen } from '@testing-library/react';
import { closePopoverOnBlur } from './closePopoverOnBlur';

const hidePopover = jest.fn();

beforeEach(() => {
  Object.assign(HTMLElement.prototype, { hidePopover });
  hidePopover.mockReset();
  render(
    <div onBlur={closePopoverOnBlur}>
      <button type="button" popoverTarget="panel">
        Open
      </button>
      <div id="panel" popover="auto">
        <button type="button">First</button>
        <button type="button">Second</button>
      </div>
      <button type="button">Outside</button>
    </div>,
  );
});

test.each([
  ['First', 'Outside', 1],
  ['First', 'Second', 0],
  ['First', 'Open', 0],
  ['Open', 'Outside', 0],
])('focus moves from "%s" to "%s": closes %i times', (from, to, times) => {
  fireEvent.blur(screen.getByText(from), { relatedTarget: screen.getByText(to) });
  expect(hidePopover).toHaveBeenCalledTimes(times);
});

test('does not close when another window gets the focus', () => {
  fireEvent.blur(screen.getByText('First'), { relatedTarget: null });
  expect(hidePopover).not.toHaveBeenCalled();
});

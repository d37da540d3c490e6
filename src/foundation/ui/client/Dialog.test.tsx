import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog, DialogHeader } from './Dialog';

const close = jest.fn();

beforeEach(() => {
  close.mockClear();
  // jsdom doesn't implement dialogs.
  HTMLDialogElement.prototype.close = close;
  render(
    <Dialog open className="box" aria-labelledby="title">
      <DialogHeader titleId="title" title="Settings" closeLabel="Close" />
      <p>Choices</p>
    </Dialog>,
  );
});

test('is labeled by its title and keeps the class for its box', () => {
  expect(screen.getByRole('dialog', { name: 'Settings' })).toHaveClass('box', 'backdrop');
});

test('the Close button and a click on the backdrop close it, but a click inside does not', () => {
  fireEvent.click(screen.getByText('Choices'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('dialog'));
  expect(close).toHaveBeenCalledTimes(2);
});

test('has no heading without a title', () => {
  render(<DialogHeader titleId="other" title={undefined} closeLabel="Close the other" />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

import { act, render, screen } from '@testing-library/react';
import { RouteAnnouncer } from './RouteAnnouncer';

/** Sets the title and waits for the observer of the head. */
async function setTitle(title: string): Promise<void> {
  await act(async () => {
    document.title = title;
    await Promise.resolve();
  });
}

test('announces nothing on the first page, then each new title once', async () => {
  history.replaceState(null, '', '/one');
  await setTitle('One');
  const { rerender } = render(<RouteAnnouncer />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(status).toHaveAttribute('aria-live', 'polite');

  history.replaceState(null, '', '/two');
  rerender(<RouteAnnouncer />);
  expect(status).toBeEmptyDOMElement();
  await setTitle('Two');
  expect(status).toHaveTextContent('Two');

  // A changed title on the same page isn't announced.
  await setTitle('Two, changed');
  expect(status).toHaveTextContent(/^Two$/);
});

test('does not announce a title that changed before the address did', async () => {
  history.replaceState(null, '', '/one');
  await setTitle('First');
  const { rerender } = render(<RouteAnnouncer />);
  await setTitle('One');
  history.replaceState(null, '', '/two');
  rerender(<RouteAnnouncer />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await setTitle('Two');
  expect(status).toHaveTextContent('Two');
});

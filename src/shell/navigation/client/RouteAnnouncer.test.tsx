import { act, render, screen } from '@testing-library/react';
import { RouteAnnouncer } from './RouteAnnouncer';

/** Lets the observer of the head have its turn. */
async function setTitle(title: string): Promise<void> {
  await act(async () => {
    document.title = title;
    await Promise.resolve();
  });
}

test('silent on the first page; then each new title once, never the old one', async () => {
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

  // Changes of the title on the same page are not news.
  await setTitle('Two, changed');
  expect(status).toHaveTextContent(/^Two$/);
});

test('a title that has changed before the address did is not news', async () => {
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

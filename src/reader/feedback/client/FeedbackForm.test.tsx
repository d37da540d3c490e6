import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedbackForm } from './FeedbackForm';

const URL = 'https://feedback.example.org/';
const subject = { page: '/x/react-data-grid', section: 'basics' };
const fetchMock = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  window.sessionStorage.clear();
  window.fetch = fetchMock as unknown as typeof fetch;
});

function show(): void {
  render(<FeedbackForm url={URL} subject={subject} rating="no" />);
}

test('Ctrl+Enter posts the seven fields and shows a thank-you message', async () => {
  fetchMock.mockResolvedValue({ ok: true });
  show();
  await userEvent.type(screen.getByRole('textbox'), 'hello{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/Thanks for your feedback/)).toHaveFocus();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe(URL);
  expect(JSON.parse(String(init?.body))).toEqual({
    ...subject,
    rating: 'no',
    comment: 'hello',
    version: '8.29.3',
    locale: 'en',
    id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test('a retry reuses the id of the first try, even after a reload, and the next answer has another', async () => {
  const sentIds = () =>
    fetchMock.mock.calls.map(([, { body }]) => (JSON.parse(String(body)) as { id: string }).id);
  fetchMock.mockRejectedValueOnce(new TypeError('timeout')).mockResolvedValue({ ok: true });
  const first = render(<FeedbackForm url={URL} subject={subject} rating="no" />);
  await userEvent.type(screen.getByRole('textbox'), 'hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/try again later/);
  first.unmount();
  const second = render(<FeedbackForm url={URL} subject={subject} rating="no" />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Thanks for your feedback/);
  second.unmount();
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Thanks for your feedback/);
  const ids = sentIds();
  expect(ids).toHaveLength(3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a failure shows the specified message, and the text is kept in session storage', async () => {
  fetchMock.mockRejectedValue(new TypeError('no network'));
  show();
  await userEvent.type(screen.getByRole('textbox'), 'hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(
    await screen.findByText("Couldn't submit feedback. Please try again later."),
  ).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('hello');
  expect(window.sessionStorage.getItem('site-feedback:/x/react-data-grid#basics')).toBe('hello');
});

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

test('Ctrl+Enter posts the six fields and thanks', async () => {
  fetchMock.mockResolvedValue({ ok: true });
  show();
  await userEvent.type(screen.getByRole('textbox'), 'hello{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/has arrived/)).toHaveFocus();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe(URL);
  expect(JSON.parse(String(init?.body))).toEqual({
    ...subject,
    rating: 'no',
    comment: 'hello',
    version: '8.29.3',
    locale: 'en',
  });
});

test('a failure is said in the agreed words, and the text outlives the form', async () => {
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
